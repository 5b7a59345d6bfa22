import Testing

@Suite struct `Ctrl-C` {
  /// The law presses it, when a verdict on another law has been found.
  private let check = ["check", UnrulyCheck.quoted, "--law", "silent", "--law", "interrupting"]

  @Test func `prints what was found so far and ends with 130`() throws {
    let run = try Reproducer(check, of: Reproducer.unruly)
    #expect(run.exitCode == 130)
    #expect(run.output.hasPrefix("\(UnrulyCheck.quoted) obeys silent: proved"))
    #expect(run.output.contains("\n1 system, 1 verdict in "))
    #expect(run.errors == "UnrulyReproducer: interrupted; this is what was found so far\n")
  }

  @Test func `leaves whole lines of JSON`() throws {
    let run = try Reproducer(check + ["--json"], of: Reproducer.unruly)
    #expect(run.exitCode == 130)
    #expect(run.output.hasPrefix("{"))
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.output.count { $0 == "\n" } == 1)
  }
}

import Testing

/// How a child ends whose code under test dies at `set cell 3`, and what is said of it.
private let ends = [
  ("KillFromOutside", "crashed on set-get; set cell 3: killed (SIGKILL)"),
  ("HeapExhaustion", "crashed on set-get; set cell 3: out of memory"),
  ("StoppedClock", "hung on set-get; set cell 3: hung"),
  ("GarbledNotes", "crashed on set-get; it wrote over what its child process had to tell"),
  ("CutNotes", "crashed on set-get; it wrote over what its child process had to tell"),
]
private let fatal = ["--law", "set-get", "--trace", "start 0; set cell 3", "--hang-after", "1"]

@Suite struct `A child process` {
  @Test("that ends out of turn is a verdict of replay:", arguments: ends)
  func replay(_ cause: String, _ words: String) throws {
    let run = try Reproducer(
      ["replay", "--quiet", "--system", "Dying<\(cause)>"] + fatal, of: Reproducer.unruly)
    #expect(run.exitCode == 3 && run.errors.isEmpty)
    #expect(run.output == "Dying<\(cause)> \(words)\n")
    #expect(run.seconds < 10)
  }

  @Test("that ends out of turn is a verdict of check:", arguments: ends)
  func check(_ cause: String, _ words: String) throws {
    let run = try Reproducer(
      ["check", "Dying<\(cause)>", "--law", "set-get", "--hang-after", "1"], of: Reproducer.unruly)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Dying<\(cause)> \(words)"))
  }

  @Test func `whose findings are garbage is a verdict`() throws {
    let check = ["check", "Dying<GarbledFindings>", "--law", "set-get", "--json"]
    let run = try Reproducer(check, of: Reproducer.unruly)
    #expect(run.output.contains("\"verdict\":\"crashed\""))
    #expect(run.output.contains("it wrote over what its child process had to tell"))
  }

  @Test func `whose notes are garbage is told by shrink, too`() throws {
    let run = try Reproducer(
      ["shrink", "--system", "Dying<CutNotes>"] + fatal, of: Reproducer.unruly)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("it wrote over what its child process had to tell"))
  }
}

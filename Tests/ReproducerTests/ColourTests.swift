import Testing

@Suite struct `Colours and progress` {
  private static let check = ["check", "ClearAnySelection", "--law", "get-set"]

  @Test func `are there where they are asked for, though nobody watches`() throws {
    let run = try Reproducer(Self.check + ["--color", "always"])
    #expect(run.output.contains("\u{1B}[31m"))
  }

  @Test(
    "are asked for more loudly on the command line than in the environment",
    arguments: [("always", true), ("auto", false), ("never", false)])
  func environment(_ color: String, isColoured: Bool) throws {
    let run = try Reproducer(
      Self.check + ["--color", color], environment: ["NO_COLOR": "1"])
    #expect(run.output.contains("\u{1B}") == isColoured)
  }

  @Test func `are no part of JSON`() throws {
    let run = try Reproducer(Self.check + ["--json", "--color", "always"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `are lines where no terminal is`() throws {
    let run = try Reproducer(Self.check + ["--progress", "always"])
    #expect(run.errors.hasPrefix("1 of 1 checks   0 s left   "))
    #expect(run.errors.hasSuffix(" a second\n"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `are silent otherwise`() throws {
    #expect(try Reproducer(Self.check + ["--progress", "never"]).errors.isEmpty)
    #expect(try Reproducer(Self.check + ["--progress", "auto"]).errors.isEmpty)
  }

  @Test(
    "can be asked for of every command that prints reports",
    arguments: [
      "check", "replay", "explain", "list", "power", "hunt", "merge", "report", "recover",
      "new-test",
    ])
  func help(_ command: String) throws {
    let help = try Reproducer(command, "--help").output
    #expect(help.contains("--color <color>"))
    #expect(help.contains("--progress <progress>"))
  }

  @Test func `refuse a word that they do not know`() throws {
    let run = try Reproducer(Self.check + ["--color", "sometimes"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'sometimes'"))
  }
}

import TestSupport

@Suite struct Colours {
  private static let check = ["check", "ClearAnySelection", "--law", "get-set"]

  @Test(
    "follow the command line before the environment",
    arguments: [
      ("always", [:], true), ("always", ["NO_COLOR": "1"], true),
      ("auto", ["NO_COLOR": "1"], false), ("never", ["NO_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)])
  func colour(_ color: String, _ environment: [String: String], isColoured: Bool) async throws {
    let run = await CommandRun(Self.check + ["--color", color], environment: environment)
    #expect(run.output.contains("\u{1B}[31m") == isColoured)
    #expect(run.output.contains("\u{1B}") == isColoured)
  }

  @Test func `mark the headline, and the first difference of two runs`() async throws {
    let run = await CommandRun(Self.check + ["--color", "always"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\u{1B}[31mClearAnySelection breaks get-set") == true)
    let marked = lines.filter { $0.hasPrefix("\u{1B}[33m") }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("first difference") == true)
  }

  @Test func `mark in bold what does not fail`() async throws {
    let kept = ["check", "ItemsToggle", "--law", "set-get", "--statistics", "--color", "always"]
    #expect(await CommandRun(kept).output.hasPrefix("\u{1B}[1mItemsToggle "))
  }

  @Test func `are no part of JSON`() async throws {
    let run = await CommandRun(Self.check + ["--json", "--color", "always"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("are an option of every command", arguments: commands)
  func help(_ command: String) async throws {
    #expect(await CommandRun(command, "--help").output.contains("--color <color>"))
  }

  @Test func `refuse an unknown word`() async throws {
    let run = await CommandRun(Self.check + ["--color", "sometimes"])
    run.expectRefusal(64, "'sometimes'")
  }
}

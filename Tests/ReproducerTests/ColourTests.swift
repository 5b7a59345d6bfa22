import TestSupport

@Suite struct Colours {
  private static let check = ["check", "ClearAnySelection", "--law", "get-set"]

  @Test(
    "are printed if the command line says always, whatever the environment says",
    arguments: [[:], ["NO_COLOR": "1"]] as [[String: String]])
  func always(in environment: [String: String]) async {
    let run = await CommandRun(Self.check + ["--color", "always"], environment: environment)
    #expect(run.output.contains("\u{1B}[31m"))
  }

  /// `auto` is what a command does without the option.
  @Test("are not printed under NO_COLOR with --color", arguments: ["auto", "never"])
  func without(_ color: String) async {
    let run = await CommandRun(Self.check + ["--color", color], environment: ["NO_COLOR": "1"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `mark the headline, and the first difference of two runs`() async {
    let run = await CommandRun(Self.check + ["--color", "always"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\u{1B}[31mClearAnySelection breaks get-set") == true)
    let marked = lines.filter { $0.hasPrefix("\u{1B}[33m") }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("first difference") == true)
  }

  @Test func `mark in bold what does not fail`() async {
    let kept = ["check", "ItemsToggle", "--law", "set-get", "--statistics", "--color", "always"]
    #expect(await CommandRun(kept).output.hasPrefix("\u{1B}[1mItemsToggle "))
  }

  @Test func `are no part of JSON`() async {
    let run = await CommandRun(Self.check + ["--json", "--color", "always"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("are an option of every command", arguments: commands)
  func help(_ command: String) async {
    #expect(await CommandRun(command, "--help").output.contains("--color <color>"))
  }

  @Test func `refuse an unknown word`() async {
    let run = await CommandRun(Self.check + ["--color", "sometimes"])
    run.expectRefusal(64, "'sometimes'")
  }
}

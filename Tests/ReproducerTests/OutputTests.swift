import Foundation
import TestSupport

@Suite struct `The output` {
  @Test("has help with an example", arguments: commands)
  func help(_ command: String) async throws {
    let run = await CommandRun(command, "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Example: binding-laws \(command)"))
  }

  @Test func `has help whose example works`() async throws {
    let help = await CommandRun("replay", "--help").output
    let token = help.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("v2/") }
    #expect(try ProcessRun("replay", String(token ?? "")).exitCode == 1)
  }

  @Test("answers what was asked, with child processes, too:", arguments: ownQuestions)
  func ownAnswer(_ question: String, _ words: String) throws {
    let run = try ProcessRun(question.split(separator: " ").map(String.init))
    #expect(run.exitCode == 0)
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test("answers what was asked:", arguments: questions)
  func answer(_ question: String, _ words: String) async {
    let run = await CommandRun(question.split(separator: " ").map(String.init))
    #expect(run.exitCode == 0)
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test func `of a check by one law is a file that replays`() async throws {
    try await withFolder { folder in
      let found = await CommandRun("check", "ClearAnySelection", "--law", "get-set", "--json")
      let file = try folder.file("found.json", holding: found.output)
      #expect(await CommandRun("replay", "--no-children", file).exitCode == 1)
    }
  }

  @Test func `of a test is the verdict if the case breaks no law`() async {
    let trace = [
      "--system", "SelectionLinks", "--law", "get-set", "--trace", "start .b; set a off",
    ]
    let run = await CommandRun(["replay", "--no-children", "--test"] + trace)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("did not reproduce: SelectionLinks upholds get-set"))
  }

  @Test func `has each system of rows, families and patterns once`() async throws {
    let words = ["ClearAny*", "S03", "SelectionLinks"]
    let run = await CommandRun(["check", "--law", "get-set", "--law", "get-set", "--json"] + words)
    let systems = try run.output.split(separator: "\n").compactMap {
      try (JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["system"]
        as? String
    }
    #expect(systems.count == Set(systems).count)
    #expect(Set(systems).isSuperset(of: ["ClearAnySelection", "SelectionLinks"]))
    #expect(await CommandRun("check", "selection", "--law", "get-set").exitCode == 0)
  }

  @Test func `shows control characters as escapes`() async {
    let run = await CommandRun("check", "a\u{1B}[31mb")
    #expect(run.errors.contains(#"a\u{1B}[31mb"#))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `of a shrunk trace is the smallest one`() async throws {
    let trace = "start nil; write .c; set b on; set a off"
    let run = await CommandRun(
      "replay", "--shrink", "--quiet", "--no-children", "--system", "ClearAnySelection", "--law",
      "get-set", "--trace", trace)
    #expect(run.output == "start .b; set a off\n")
  }
}

/// Command lines, and words of their outputs.
private let questions = [
  ("list --laws", "\nget-set                     setting what you got changes nothing\n"),
  ("check ClampedLevel --law set-get", "ClampedLevel, forgiven: setting "),
  ("check ClearAnySelection --law get-set --json --seed abc", "\"seed\":\"abc\""),
  ("check CelsiusOverKelvin --law get-set --json --exhaustive --depth 1", "all traces of up to 1 "),
  ("check ItemsToggle --law get-set --json --exhaustive --depth 1", "proved"),
  ("check NestedAggregates --law history-independent --statistics", "cases met the premise, "),
  ("check NestedAggregates --law history-independent --statistics", "8 bases"),
  ("explain --table ClearAnySelection --no-children", "  .b    a     off    .a      nil !\n"),
  ("check IndexResolvedOnce --exhaustive --law fresh --depth 0 --json", "\"declared\":\"broken\""),
  ("check IndexResolvedOnce --exhaustive --law fresh --depth 0 --json", "; that longer ones break"),
  ("check PresentedOptional --exhaustive --law set-get --json --k 1", "\"k\":1"),
  ("check PresentedOptional --exhaustive --law set-get --json --k 2", "\"k\":2"),
  ("--generate-completion-script bash", "binding-laws"),
  ("---completion check -- --law 0 0", "get-set"),
]

/// Command lines that ask models in child processes, and words of their outputs.
private let ownQuestions = [
  ("replay \(clearing) --test", "\n@testable import BindingSpecimens\n"),
  ("power RowsByID --law total --cases 40", "  traps-when-gone         total"),
  ("explain FrozenCapture", "  fix        read the source inside of the getter"),
]

import Foundation
import TestSupport

@testable import BindingLawsCommands

/// A trace that breaks get-set if a set to off clears any selection.
private let clearingTrace = "start .b; set a off"

@Suite struct `The reproducer` {
  @Test func `ends with 0 when all is as declared`() throws {
    #expect(try ProcessRun("check", "ClearAnySelection", "--quiet").exitCode == 0)
    #expect(try ProcessRun("list").exitCode == 0)
  }

  @Test(
    "ends with the code of a case's outcome:",
    arguments: [
      ("ClearAnySelection", "get-set", clearingTrace, 1, "ClearAnySelection breaks get-set"),
      (
        "SelectionLinks", "get-set", clearingTrace, 2,
        "did not reproduce: SelectionLinks upholds get-set"
      ),
      (
        "FirstOfNone", "total", "start [off]; write []; tap value", 3,
        "FirstOfNone crashed on total"
      ),
    ])
  func ending(_ system: String, _ law: String, _ trace: String, _ code: Int32, _ words: String)
    throws
  {
    let run = try ProcessRun("replay", "--system", system, "--law", law, "--trace", trace)
    #expect(run.exitCode == code)
    #expect(run.output.contains(words))
    // A case that obeys its law is shown in a table before the words.
    #expect(run.output.hasPrefix(words) || code == 2)
  }

  @Test func `ends with 1 after a flaky case`() throws {
    var verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    verdict.kind = .flaky
    #expect(verdict.exitStatusOfReplay == .broken)
  }

  @Test(
    "ends with 64 on unusable arguments",
    arguments: [
      ["chek"], ["check", "ClearAnySelecton"], ["check", "--law", "get-sett"],
      ["check", "--bogus"],
      ["check", "--cases", "-3"], ["check", "--cases", "0"], ["check", "--cases", "many"],
      ["check", "--cases", "99999999999999999999"], ["check", "--seed", "xyz"], ["replay"],
      ["replay", "--law", "get-set"], ["explain"], ["explain", "nothing"],
      ["check", "--exhaustive", "--depth", "99"], ["check", "--depth", "1"],
      ["check", "--exhaustive", "--depth", "-1"], ["check", "--k", "1"],
      ["check", "PresentedOptional", "--exhaustive", "--k", "0"],
      ["explain", "--table", "get-set"],
      ["check", "--hang-after", "0"], ["report", "v2/a/b/c"],
      ["explain", "--table", "ClearAnySelectio"],
      ["list", "more"], ["help", "chek"],
      ["replay", clearing, "--out", "a.swift"], ["replay", clearing, "--test", "--step"],
      ["check", ""], ["report", "--from", "v.jsonl", "v2/a/b/c"], ["report", "--statistics"],
      ["report", "--junit", "a.xml"], ["report", "--width", "9"],
      ["report", "--from", "v.jsonl", "--statistics", "--html", "a"],
    ])
  func usage(_ arguments: [String]) async throws { try await expectComplaint(64, arguments) }

  @Test(
    "ends with 64 if no named law applies to the system", arguments: [[], ["--exhaustive"]])
  func silence(_ options: [String]) async throws {
    let check = ["check", "PairOfTwo", "--law", "set-off-clears-own"] + options
    let run = await CommandRun(check)
    run.expectRefusal(64, "binding-laws: set-off-clears-own does not speak about PairOfTwo\n")
    #expect(await CommandRun(check + ["--law", "get-set"]).exitCode == 0)
  }

  @Test(
    "ends with 65 if a file contradicts its token:",
    arguments: [
      (#""law": "set-get""#, "and its token get-set on ClearAnySelection; correct one"),
      (#""system": "PairOfTwo""#, "and its token get-set on ClearAnySelection; correct one"),
      (#""format": 99"#, "is of format 99, and this version reads 1"),
      (#""trace": ["start .a", "set a off"]"#, "case.json is outdated"),
    ], [[], ["--shrink"]])
  func contradiction(_ said: (member: String, words: String), _ options: [String]) async throws {
    let run = try await replay(holding: said.member, options)
    run.expectRefusal(65, said.words)
  }

  @Test func `ends with 1 if a file has the trace of its token`() async throws {
    let run = try await replay(holding: #""trace": ["start .b", "set a off"]"#)
    #expect(run.exitCode == 1)
  }

  private func replay(holding member: String, _ options: [String] = []) async throws -> CommandRun {
    try await withFolder { folder in
      let file = try folder.file("case.json", holding: "{\"token\": \"\(clearing)\", \(member)}")
      return await CommandRun(["replay", "--no-children", file] + options)
    }
  }

  @Test(
    "ends with 65 on unreadable tokens",
    arguments: [
      "", "garbage", "v2", "v2///", "v9/get-set/ClearAnySelection/0C204044GR1G408000000J38",
      "v2/get-set/ClearAnySelection/0C204044GR1G408000000J3G", "v2/get-set/ClearAnySelection/ÄÖÜ",
      "v2/get-set/SelectionLinks/0C204044GR1G408000000J38", "v2/get-set/ClearAnySelection/",
    ])
  func token(_ text: String) async throws {
    try await expectComplaint(65, ["replay", "--no-children", text])
  }

  @Test(
    "says which name of a token was mistyped",
    arguments: [
      (
        "v2/get-set/ClearAnySelektion/0C204044GR1G408000000J38",
        "no system \"ClearAnySelektion\"; did you"
      ),
      (
        "v2/get-sit/ClearAnySelection/0C204044GR1G408000000J38",
        "no law \"get-sit\"; did you mean get-set?"
      ),
    ])
  func mistyped(_ token: String, _ sentence: String) async throws {
    try await expectComplaint(64, ["replay", "--no-children", token])
    #expect(await CommandRun("replay", "--no-children", token).errors.contains(sentence))
  }

  @Test(
    "ends with 65 on unreadable traces",
    arguments: [
      "", "set a off", "start .q", "start .b; sett a off", "start .b; set z off", "start .b; set",
      "start .b; set a maybe", "start .b; write", "start .b", "start .b; set held a off",
      "start .b; act now; set a off", "start .b; hold everything; set a off", "start [[[[",
      "start \"",
    ])
  func trace(_ text: String) async throws {
    try await expectComplaint(
      65,
      [
        "replay", "--no-children", "--system", "ClearAnySelection", "--law", "get-set", "--trace",
        text,
      ])
  }

  @Test("ends with 65 on a step that its law does not do", arguments: [[], ["--shrink"]])
  func otherStep(_ options: [String]) async throws {
    let trace =
      ["replay", "--no-children"] + options + [
        "--system", "SelectionLinks", "--law", "get-set", "--trace",
      ]
    let run = await CommandRun(trace + ["start .b; set a on"])
    run.expectRefusal(65, "the step of get-set is \"set a off\" there, not \"set a on\"")
    #expect(await CommandRun(trace + ["start .b; set a off"]).exitCode == 2)
  }

  @Test("names the system to which a law does not apply", arguments: [[], ["--shrink"]])
  func unspoken(_ options: [String]) async throws {
    let law = ["--system", "PairOfTwo", "--law", "set-off-clears-own"]
    let run = await CommandRun(
      ["replay", "--no-children"] + options + law + ["--trace", "start (off, off)"])
    run.expectRefusal(64, " PairOfTwo")
  }

  @Test func `ends with 65 on input that is far too long`() async throws {
    try await trace(String(repeating: "start .b;", count: 10_000))
    try await token(String(repeating: "v2/", count: 30_000))
    try await file(String(repeating: "[", count: 1_000_000))
    try await file(String(repeating: "{\"a\": 1}\n", count: 400_000))
    try await file(String(repeating: "\"token\"\n", count: 400_000))
    try await file("{\"token\": \"" + String(repeating: "A", count: 3_900_000) + "\"}")
  }

  @Test(
    "ends with 65 on files that name no case",
    arguments: [
      "", "{", "[]", "{}", "null", "{\"token\": 3}", "{\"token\": \"\"}", "\u{0}\u{1}",
      "{\"token\": \"v2/a\"}",
    ])
  func file(_ content: String) async throws {
    try await withFolder { folder in
      let file = try folder.file("case.json", holding: content)
      try await expectComplaint(65, ["replay", "--no-children", file])
    }
  }

  @Test(
    "ends with 65 on a model that is wrong itself",
    arguments: [["check"], ["check", "--exhaustive"]])
  func oracle(_ command: [String]) async throws {
    let run = await CommandRun(command + ["WronglyModelled", "--no-children"], of: .unruly)
    #expect(run.exitCode == 65)
    #expect(run.output.contains("WronglyModelled was not judged; the model"))
    #expect(run.errors.contains("the model Model of WronglyModelled breaks a law of models: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "ends with 74 on what cannot be opened or written",
    arguments: [
      ["replay", "/nowhere/case.json"], ["replay", "/"], ["report", "--from", "/nowhere/v.jsonl"],
      ["check", "SelectionLinks", "--junit", "/"], ["check", "SelectionLinks", "--junit", ""],
      ["check", "--exhaustive", "SelectionLinks", "--junit", "/dev/null/j"],
    ])
  func unopenable(_ arguments: [String]) async throws { try await expectComplaint(74, arguments) }

  private func expectComplaint(_ code: Int32, _ arguments: [String]) async throws {
    let run = await CommandRun(arguments)
    run.expectRefusal(code, "binding-laws: ")
    #expect(run.errors.count < 300)
  }
}

import Foundation
import TestSupport

private let broken = "start .b; set a off"

@Suite struct `The reproducer` {
  @Test func `ends with 0 when all is as declared`() throws {
    #expect(try Reproducer("check", "ClearAnySelection", "--quiet").exitCode == 0)
    #expect(try Reproducer("list").exitCode == 0)
  }

  @Test func `ends with 1 when a case breaks its law`() throws {
    let run = try Reproducer(
      "replay", "--system", "ClearAnySelection", "--law", "get-set", "--trace", broken)
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("ClearAnySelection breaks get-set"))
  }

  @Test func `ends with 2 and says why when a case does not reproduce`() throws {
    let run = try Reproducer(
      "replay", "--system", "SelectionLinks", "--law", "get-set", "--trace", broken)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("did not reproduce: SelectionLinks upholds get-set"))
  }

  @Test func `ends with 3 when a case crashes in a child`() throws {
    let trace = "start [off]; write []; tap value"
    let run = try Reproducer(
      "replay", "--system", "FirstOfNone", "--law", "total", "--trace", trace)
    #expect(run.exitCode == 3)
    #expect(run.output.hasPrefix("FirstOfNone crashed on total"))
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
      ["explain", "--table", "--profile", "ClearAnySelection"], ["explain", "--table", "get-set"],
      ["check", "--hang-after", "0"], ["report", "v1/a/b/c"],
      ["explain", "--profile", "Nobody"],
      ["list", "more"], ["help", "chek"], ["new-test", "Nobody"],
      ["check", ""],
    ])
  func usage(_ arguments: [String]) async throws { try await expectComplaint(64, arguments) }

  @Test(
    "ends with 64 when no law named speaks about the system", arguments: [[], ["--exhaustive"]])
  func silence(_ options: [String]) async throws {
    let check = ["check", "PairOfTwo", "--law", "set-off-clears-own"] + options
    let run = await CommandRun(check)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == "binding-laws: set-off-clears-own does not speak about PairOfTwo\n")
    #expect(await CommandRun(check + ["--law", "get-set"]).exitCode == 0)
  }

  @Test func `ends with 65 where a file names another law or system than its token`() async throws {
    let token = "v1/get-set/ClearAnySelection/0C204002040000005BZ0"
    for names in [["law": "set-get"], ["system": "PairOfTwo"]] {
      try await withFolder { folder in
        let file = folder.appendingPathComponent("case.json")
        let content = names.merging(["token": token]) { $1 }
        try JSONSerialization.data(withJSONObject: content).write(to: file)
        let run = await CommandRun("replay", "--no-children", file.path)
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("and its token get-set on ClearAnySelection; correct one"))
      }
    }
  }

  @Test func `ends with 65 where a file is of another format`() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("case.json")
      let token = "v1/get-set/ClearAnySelection/0C204002040000005BZ0"
      let content: [String: Any] = ["format": 99, "token": token]
      try JSONSerialization.data(withJSONObject: content).write(to: file)
      let run = await CommandRun("replay", "--no-children", file.path)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("is of format 99, and this version reads 1"))
    }
  }

  @Test(
    "ends with 65 where the token of a file stands for another trace by now",
    arguments: [[], ["--shrink"]])
  func outdated(_ options: [String]) async throws {
    let token = "v1/get-set/ClearAnySelection/0C204002040000005BZ0"
    let shown = ["start .b", "set a off"]
    for (trace, code) in [(shown, 1), (["start .a", "set a off"], 65)] as [([String], Int32)] {
      try await withFolder { folder in
        let file = folder.appendingPathComponent("case.json")
        let content: [String: Any] = ["token": token, "trace": trace]
        try JSONSerialization.data(withJSONObject: content).write(to: file)
        let run = await CommandRun(["replay", "--no-children", file.path] + options)
        #expect(run.exitCode == code)
        #expect(run.errors.contains("case.json is outdated") == (code == 65))
      }
    }
  }

  @Test(
    "ends with 65 on unreadable tokens",
    arguments: [
      "", "garbage", "v1", "v1///", "v9/get-set/ClearAnySelection/0C204002040000005BZ0",
      "v1/get-set/ClearAnySelection/0C204002040000005BZG", "v1/get-set/ClearAnySelection/ÄÖÜ",
      "v1/get-set/SelectionLinks/0C204002040000005BZ0", "v1/get-set/ClearAnySelection/",
    ])
  func token(_ text: String) async throws {
    try await expectComplaint(65, ["replay", "--no-children", text])
  }

  @Test(
    "says which name of a token was mistyped",
    arguments: [
      (
        "v1/get-set/ClearAnySelektion/0C204002040000005BZ0",
        "no system \"ClearAnySelektion\"; did you"
      ),
      (
        "v1/get-sit/ClearAnySelection/0C204002040000005BZ0",
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
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("the step of get-set is \"set a off\" there, not \"set a on\""))
    #expect(await CommandRun(trace + ["start .b; set a off"]).exitCode == 2)
  }

  @Test("names the system that its law does not speak about", arguments: [[], ["--shrink"]])
  func unspoken(_ options: [String]) async throws {
    let law = ["--system", "PairOfTwo", "--law", "set-off-clears-own"]
    let run = await CommandRun(
      ["replay", "--no-children"] + options + law + ["--trace", "start (off, off)"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(" PairOfTwo"))
  }

  @Test func `ends with 65 on what is far too long`() async throws {
    try await trace(String(repeating: "start .b;", count: 10_000))
    try await token(String(repeating: "v1/", count: 30_000))
    try await file(String(repeating: "[", count: 1_000_000))
    try await file(String(repeating: "{\"a\": 1}\n", count: 400_000))
    try await file(String(repeating: "\"token\"\n", count: 400_000))
    try await file("{\"token\": \"" + String(repeating: "A", count: 3_900_000) + "\"}")
  }

  @Test(
    "ends with 65 on files that name no case",
    arguments: [
      "", "{", "[]", "{}", "null", "{\"token\": 3}", "{\"token\": \"\"}", "\u{0}\u{1}",
      "{\"token\": \"v1/a\"}",
    ])
  func file(_ content: String) async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("case.json")
      try Data(content.utf8).write(to: file)
      try await expectComplaint(65, ["replay", "--no-children", file.path])
    }
  }

  @Test(
    "ends with 65 on a model that is wrong itself",
    arguments: [["check"], ["explain", "--profile"], ["check", "--exhaustive"]])
  func oracle(_ command: [String]) async throws {
    let run = await CommandRun(command + ["Misjudged", "--no-children"], of: .unruly)
    #expect(run.exitCode == 65)
    let isCheck = command.contains("check")
    #expect(run.output.contains("Misjudged was not judged; the model") == isCheck)
    #expect(run.errors.contains("the model Model of Misjudged is broken, not the system: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "ends with 74 on what cannot be opened or written",
    arguments: [
      ["replay", "/nowhere/case.json"], ["replay", "/"],
      ["check", "SelectionLinks", "--junit", "/"], ["check", "SelectionLinks", "--junit", ""],
      ["check", "--exhaustive", "SelectionLinks", "--junit", "/dev/null/j"],
      ["recover", "--directory", "/nowhere"], ["recover", "--directory", ""],
    ])
  func unopenable(_ arguments: [String]) async throws { try await expectComplaint(74, arguments) }

  private func expectComplaint(_ code: Int32, _ arguments: [String]) async throws {
    let run = await CommandRun(arguments)
    #expect(run.exitCode == code, "\(run.output)\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("binding-laws: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.errors.count < 300)
  }
}

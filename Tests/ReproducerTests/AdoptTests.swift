import Foundation
import TestSupport

/// The operations of a view on the toggles of a selection, as an app writes them down.
private let recording = [
  "start nil", "hold a", "hold b", "get held a", "get held b", "set held a on", "hold a",
  "get held a", "write .c", "set held b off", "get held b",
]

@Suite struct `A recording of an app` {
  @Test func `is simplified and kept as a fixture`() throws {
    try withRecording(of: "ClearAnySelection") { file, folder in
      let run = try adopt(file, into: folder)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("\n    set b off   ○ ○ ○    ● ○ ○   ← first difference\n"))
      let path = folder.path + "/conforms/ClearAnySelection.set-b-off.json"
      #expect(run.errors == "wrote \(path)\n")
      let fixture = try JSONDecoder().decode(
        FixtureContent.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(fixture.trace == ["start .a", "set b off"])
      #expect(fixture.verdict == "broken")
      let replayed = try ProcessRun("replay", path)
      #expect(replayed.exitCode == 1)
    }
  }

  @Test func `of a run that has ended names the system, too`() throws {
    try withRecording(of: "ClearAnySelection.previous") { file, folder in
      let run = try adopt(file, into: folder)
      #expect(run.exitCode == 1)
      let path = folder.path + "/conforms/ClearAnySelection.set-b-off.json"
      #expect(files(of: ".json", in: folder.path) == [path])
    }
  }

  @Test func `of a lawful system leaves no file`() throws {
    try withRecording(of: "SelectionLinks") { file, folder in
      let run = try adopt(file, into: folder)
      #expect(run.exitCode == 2)
      #expect(
        run.output
          == "did not reproduce: SelectionLinks upholds conforms in this case; the fault is elsewhere, or the system is not what the app has\n"
      )
      #expect(files(of: ".json", in: folder.path).isEmpty)
    }
  }

  @Test func `can be judged as another system's, by another law`() throws {
    try withRecording(of: "Filters", ending: ["write .c", "echo b"]) { file, folder in
      let run = try adopt(file, "--system", "ClearAnySelection", "--law", "get-set", into: folder)
      #expect(run.exitCode == 1)
      let path = folder.path + "/get-set/ClearAnySelection.set-a-off.json"
      #expect(files(of: ".json", in: folder.path) == [path])
    }
  }

  @Test func `is one verdict in JSON, and one trace if quiet`() throws {
    try withRecording(of: "ClearAnySelection") { file, folder in
      let json = try adopt(file, "--json", into: folder).output
      #expect(json.hasPrefix(#"{"asDeclared":true,"#))
      #expect(json.split(separator: "\n").count == 1)
      #expect(try adopt(file, "--quiet", into: folder).output == "start .a; set b off\n")
    }
  }

  @Test func `may have 10,000 steps`() throws {
    let steps = repeated(upTo: 10_000 - recording.count)
    try withRecording(of: "SelectionLinks", ending: steps) { file, folder in
      let run = try adopt(file, into: folder)
      // The system is lawful, so its case is run and not reproduced.
      #expect(run.exitCode == 2)
    }
  }

  @Test func `may not have 10,001 steps`() throws {
    let steps = repeated(upTo: 10_001 - recording.count)
    try withRecording(of: "SelectionLinks", ending: steps) { file, folder in
      let run = try adopt(file, into: folder)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("shorten it to 10,000 steps"))
    }
  }

  /// Returns so many steps, as they come when a view is used again and again.
  private func repeated(upTo count: Int) -> [String] {
    let round = ["hold a", "set held a on", "get held a"]
    return (0..<count).map { round[$0 % round.count] }
  }

  @Test(
    "cannot be adopted",
    arguments: [
      ("Nobody", "start nil", 64, "no system \"Nobody\""),
      (
        "ClearAnySelection", "get a", 65,
        "the trace begins with \"get a\" instead of \"start BASE\""
      ),
      ("ClearAnySelection", "start .z", 65, "no base to start from \".z\" in \"start .z\""),
      ("ClearAnySelection", "", 65, "the trace is empty"),
    ])
  func unreadable(_ system: String, _ text: String, _ code: Int32, _ reason: String) throws {
    try withFolder { folder in
      let file = try folder.file("\(system).trace", holding: text)
      try adopt(URL(fileURLWithPath: file), into: folder)
        .expectRefusal(code, "binding-laws: " + reason)
    }
  }

  @Test func `that is missing, or no text, is refused`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("ClearAnySelection.trace")
      #expect(try adopt(file, into: folder).exitCode == 74)
      try Data([0xFF, 0xFE]).write(to: file)
      try adopt(file, into: folder)
        .expectRefusal(65, "is no recording: it is not text in UTF-8\n")
    }
  }

  @Test func `is not judged if its fixture cannot be written`() throws {
    try withRecording(of: "ClearAnySelection") { file, _ in
      let run = try adopt(file, into: URL(fileURLWithPath: "/dev/null/fixtures"))
      #expect(run.exitCode == 74)
      #expect(run.output.isEmpty)
    }
  }

  private func withRecording(
    of system: String, ending: [String] = [], _ body: (URL, URL) throws -> Void
  ) throws {
    try withFolder { folder in
      let text = (recording + ending).joined(separator: "\n")
      let file = try folder.file("\(system).trace", holding: text)
      try body(URL(fileURLWithPath: file), folder.appendingPathComponent("fixtures"))
    }
  }

  private func adopt(_ file: URL, _ options: String..., into folder: URL) throws -> ProcessRun {
    try ProcessRun(["adopt", file.path, "--fixtures", folder.path] + options)
  }
}

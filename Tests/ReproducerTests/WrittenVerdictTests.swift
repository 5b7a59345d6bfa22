import Foundation
import TestSupport

/// A check, and the width of its report, if one is asked for.
private struct Check: CustomTestStringConvertible {
  let arguments: [String]
  let width: Int?

  init(_ arguments: [String], width: Int? = nil) {
    self.arguments = arguments
    self.width = width
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

/// The names of a sixteenth of the systems that need no child process.
private let someSpecimens = allSpecimens.filter { !$0.mayTrap }.map(\.name).enumerated()
  .filter { $0.offset % 16 == 0 }.map(\.element)

@Suite struct `A file that a check has written` {
  @Test(
    "is reported as the check reported it, for",
    arguments: [
      Check(["--law", "foreign-kept", "--effort", "quick"], width: 60),
      Check(["check", "RowsByID", "--law", "conforms", "--statistics"]),
      Check(["check", "ClearAnySelection", "SelectionLinks", "PlainParent", "--cases", "30"]),
      Check(["check", "ClearAnySelection", "--law", "fresh", "--statistics"]),
      Check(["check", "ItemsToggle", "--cases", "3", "--quiet"]),
      Check(["check", "ForcedUnwrap"], width: 20),
      Check(["check", "--exhaustive", "ClearAnySelection", "--depth", "1"]),
    ])
  private func matchesTheCheck(_ check: Check) async throws {
    let width = check.width.map { ["--width", "\($0)"] } ?? []
    try await withVerdictFile(of: check.arguments + width) { file in
      // A busy machine shows progress.
      let reported = try ProcessRun(check.arguments + width + ["--progress", "never"])
      let again = await CommandRun(["report", "--from", file] + width)
      #expect(again.output.withoutSeconds == reported.output.withoutSeconds)
      #expect(again.errors == reported.errors)
      #expect(again.exitCode == reported.exitCode)
    }
  }

  @Test("ends as the check ended, even with an unruly system:", arguments: UnrulyCheck.systems)
  func endsAsTheCheck(_ system: String) async throws {
    let arguments = ["check", "--children", system, "--law", "set-get"]
    try await withVerdictFile(of: arguments, by: ProcessRun.unruly) { file in
      let reported = try ProcessRun.ofUnruly(arguments)
      let again = await CommandRun(["report", "--from", file], of: .unruly)
      #expect(again.output.withoutSeconds == reported.output.withoutSeconds)
      #expect(again.exitCode == reported.exitCode)
    }
  }

  @Test func `is written again as it was`() async throws {
    try await withVerdictFile(of: ["check", "ClearAnySelection", "FrozenCapture", "PlainParent"]) {
      file in
      let again = await CommandRun("report", "--from", file, "--json").output
      let written = try content(of: file)
      #expect(again == written)
    }
  }

  @Test func `reads back to the same lines`() async throws {
    let run = await CommandRun(["check", "--json", "--effort", "quick"] + someSpecimens)
    let lines = run.output.split(separator: "\n")
    // Some ten specimens, by some thirty laws each.
    #expect(lines.count > 100)
    let read = try lines.map { try JSONDecoder().decode(Judgement.self, from: Data($0.utf8)) }
    #expect(read.reported.count == lines.count)
    for (reported, line) in zip(read.reported, lines) { #expect(try reported.jsonLine == line) }
  }

  @Test func `gives the same Markdown as its token`() async throws {
    try await withVerdictFile(of: ["check", "ClearAnySelection", "--law", "get-set"]) { file in
      let paths = [file + ".reported", file + ".run"]
      #expect(await CommandRun("report", "--from", file, "--markdown", paths[0]).exitCode == 0)
      #expect(
        await CommandRun("report", clearing, "--no-children", "--markdown", paths[1]).exitCode == 0)
      let texts = try paths.map(content(of:))
      #expect(texts[0] == texts[1])
    }
  }

  @Test func `is reported in parts by system and law`() async throws {
    try await withVerdictFile(of: ["check", "ClearAnySelection", "SelectionLinks"]) { file in
      let run = await CommandRun(
        "report", "--from", file, "--system", "SelectionLinks", "--law", "get-set")
      #expect(run.output.hasPrefix("SelectionLinks obeys get-set"))
      #expect(run.output.hasSuffix("1 system, 1 verdict: all as declared\n"))
    }
  }

  @Test func `is written as JUnit without times`() async throws {
    try await withVerdictFile(of: ["check", "ClearAnySelection", "--law", "get-set"]) { file in
      #expect(await CommandRun("report", "--from", file, "--junit", file + ".xml").exitCode == 0)
      let log = try content(of: file + ".xml")
      #expect(log.contains("<testcase classname=\"ClearAnySelection\" name=\"get-set\"/>"))
    }
  }

  @Test(
    "is refused in a sentence if it is",
    arguments: [
      ("", "holds no verdict", 65), ("{", "in line 1: it is no JSON", 65),
      ("\n{}\n{}", "in line 2: it lacks", 65), ("{}", "holds no verdict: it lacks \"system\"", 65),
    ])
  func isRefused(_ text: String, _ reason: String, _ code: Int32) async throws {
    try await withFolder { folder in
      let file = try folder.file("v.jsonl", holding: text)
      await CommandRun("report", "--from", file).expectRefusal(code, reason)
    }
  }

  @Test("is refused if a task has an impossible number:", arguments: [-1, 0, 3_000_000_000])
  func isRefused(ofTask task: Int) async throws {
    try await withFolder { folder in
      let run = await CommandRun("check", "LockedAccesses", "--law", "linearizable", "--json")
      let line = run.output.replacing("\"task\":1", with: "\"task\":\(task)")
      #expect(line != run.output)
      let file = try folder.file("v.jsonl", holding: line)
      #expect(await CommandRun("report", "--from", file).exitCode == 65)
    }
  }

  private func withVerdictFile(
    of arguments: [String], by program: URL = ProcessRun.executable,
    _ body: (String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let written = try ProcessRun(arguments + ["--json"], of: program).output
      try await body(try folder.file("v.jsonl", holding: written))
    }
  }
}

extension String {
  /// The text without the time in its closing line.
  fileprivate var withoutSeconds: String { replacing(/\sin [0-9.]+ s:/, with: ":") }
}

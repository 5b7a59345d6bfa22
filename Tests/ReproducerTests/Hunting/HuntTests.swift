import Foundation
import TestSupport

/// A system that breaks a law as declared, and one that does not.
let smallHunt = [
  "hunt", "ClearAnySelection", "SelectionLinks", "--law", "get-set", "--law", "conforms",
  "--cases", "1200", "--jobs", "2", "--json",
]

@Suite struct `A hunt` {
  @Test func `comes to the same with any number of processes`() throws {
    try withFolder { folder in
      let one = try hunt(folder, "one", smallHunt + ["--jobs", "1"])
      let three = try hunt(folder, "three", smallHunt + ["--jobs", "3"])
      #expect(one.exitCode == 0)
      #expect(one.output.count { $0 == "\n" } == 4)
      #expect(three.output == one.output)
    }
  }

  @Test(
    "goes on where it was cut off, with any number of processes, at byte",
    arguments: zip([0, 40, 2_000, 10_000, .max, -1, -40], [1, 2, 3, 2, 2, 3, 1]))
  func resumption(_ place: Int, _ jobs: Int) async throws {
    try await withHunted { folder, whole in
      var kept: [URL: Data] = [:]
      for file in try results(in: folder) {
        let data = try Data(contentsOf: file)
        let end = place < 0 ? data.count + place : min(place, data.count)
        try data.prefix(end).write(to: file)
        kept[file] = data.prefix(end).wholeLines
      }
      let again = try hunt(folder, "hunt", smallHunt + ["--jobs", "\(jobs)"])
      #expect(again.output == whole.output)
      #expect(again.exitCode == 0)
      for (file, lines) in kept { #expect(try Data(contentsOf: file).starts(with: lines)) }
      #expect(kept.count == 2)
      let pieces = try self.pieces(in: folder)
      #expect(Set(pieces).count == pieces.count)
    }
  }

  @Test("begins where its plan was cut off, at byte", arguments: [0, 40])
  func planless(_ place: Int) async throws {
    try await withHunted { folder, whole in
      let plan = folder.appendingPathComponent("hunt/plan.json")
      let data = try Data(contentsOf: plan)
      try data.prefix(place).write(to: plan)
      #expect(try hunt(folder, "hunt", smallHunt).output == whole.output)
      #expect(try Data(contentsOf: plan) == data)
    }
  }

  @Test func `keeps findings that are not declared as fixtures, which replay`() throws {
    try withFolder { folder in
      let system = UnrulyCheck.quoted
      let run = try hunt(
        folder, "hunt", ["hunt", system, "--law", "set-get", "--cases", "100"],
        of: Reproducer.unruly)
      #expect(run.exitCode == 1)
      let fixtures = files(of: ".json", in: folder.path + "/hunt/findings")
      #expect(fixtures.count == 1)
      let fixture = try #require(fixtures.first)
      #expect(try Reproducer.ofUnruly(["replay", fixture]).exitCode == 1)
      try FileManager.default.removeItem(atPath: fixture)
      _ = try hunt(
        folder, "hunt", ["hunt", system, "--law", "set-get", "--cases", "100"],
        of: Reproducer.unruly)
      #expect(FileManager.default.fileExists(atPath: fixture))
    }
  }

  @Test("keeps its results to itself where a stream is closed:", arguments: [("1", 74), ("2", 0)])
  func closed(_ stream: String, _ code: Int32) throws {
    try withFolder { folder in
      let out = folder.appendingPathComponent("hunt").path
      let hunt = "hunt SelectionLinks --law set-get --cases 100 --out '\(out)' \(stream)>&-"
      let script = "'\(Reproducer.executable.path)' \(hunt)"
      let shell = URL(fileURLWithPath: "/bin/sh")
      let (hunted, merged) = try (Reproducer(["-c", script], of: shell), Reproducer("merge", out))
      #expect(hunted.exitCode == code)
      #expect(merged.exitCode == 0)
    }
  }

  @Test(
    "goes on where a system crashes, and reports it:",
    arguments: [("Trap", "trapped (SIGILL): three"), ("KillFromOutside", "killed (SIGKILL)")])
  func death(_ cause: String, _ words: String) throws {
    try withFolder { folder in
      let system = "Dying<\(cause)>"
      let run = try hunt(
        folder, "hunt",
        ["hunt", system, "--no-children", "--law", "set-get", "--law", "total", "--cases", "200"],
        of: Reproducer.unruly)
      #expect(
        run.output.contains("crashed on total; set cell 3: \(words)"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("upholds set-get"))
      #expect(run.exitCode == 3)
    }
  }

  @Test func `ends by the clock, and goes on for so long again`() throws {
    try withFolder { folder in
      func goOn(for seconds: Int) throws -> Reproducer {
        let timed = ["hunt", "SelectionLinks", "--law", "get-set", "--for", "\(seconds)s"]
        return try hunt(folder, "hunt", timed)
      }
      var first = try goOn(for: 3)
      // On a busy machine there may be no time for a first look.
      for seconds in [3, 6, 12, 24, 48] where first.exitCode == 65 {
        first = try goOn(for: seconds)
      }
      #expect(first.exitCode == 0, "\(first.errors)")
      #expect(first.output.contains("of memory"))
      let count = try pieces(in: folder).count
      #expect(count > 0)
      var more = count
      // Nor for another piece, of which each is longer.
      for seconds in [3, 6, 12, 24, 48] where more == count {
        #expect(try goOn(for: seconds).exitCode == 0)
        more = try pieces(in: folder).count
      }
      #expect(more > count)
    }
  }

  @Test func `says that time was too short for a first look at every system`() throws {
    try withFolder { folder in
      let run = try hunt(folder, "hunt", ["hunt", "--for", "1s"])
      #expect(run.exitCode == 65)
      #expect(run.errors.contains(": there was no time for a first look at "))
    }
  }

  /// The pieces that were written down in whole lines.
  private func pieces(in folder: URL) throws -> [String] {
    try results(in: folder).flatMap { file in
      String(decoding: try Data(contentsOf: file).wholeLines, as: UTF8.self)
        .matches(of: /"piece":\{[^}]*\}/).map { String($0.output) }
    }
  }

  /// The files of results of a hunt, in order.
  private func results(in folder: URL) throws -> [URL] {
    let hunt = folder.appendingPathComponent("hunt")
    return try FileManager.default.contentsOfDirectory(atPath: hunt.path).sorted()
      .filter { $0.hasPrefix("results-") }.map(hunt.appendingPathComponent)
  }
}

/// Works in a folder with a copy of the small hunt in `hunt`.
func withHunted(_ body: (URL, Reproducer) async throws -> Void) async throws {
  let hunted = try smallHunted.get()
  let run = try #require(hunted.runs["hunt"])
  try await hunted.copied { try await body($0, run) }
}

private let smallHunted = Result { try Hunted(["hunt": smallHunt]) }

extension Data {
  /// What stands before the last line end, and it.
  fileprivate var wholeLines: Data {
    lastIndex(of: UInt8(ascii: "\n")).map { prefix(through: $0) } ?? Data()
  }
}

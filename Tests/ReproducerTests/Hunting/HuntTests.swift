import Foundation
import Testing

/// A system that breaks a law as declared, and one that does not.
private let small = [
  "hunt", "ClearAnySelection", "SelectionLinks", "--law", "get-set", "--law", "conforms",
  "--cases", "3000", "--jobs", "2", "--json",
]

@Suite struct `A hunt` {
  @Test func `comes to the same with any number of workers`() throws {
    try withFolder { folder in
      let one = try hunt(folder, "one", small + ["--jobs", "1"])
      let three = try hunt(folder, "three", small + ["--jobs", "3"])
      #expect(one.exitCode == 0)
      #expect(one.output.count { $0 == "\n" } == 4)
      #expect(three.output == one.output)
    }
  }

  @Test(
    "goes on where it was cut off, at byte", arguments: [0, 40, 2_000, 100_000, -1, -40])
  func resumption(_ place: Int) throws {
    try withFolder { folder in
      let whole = try hunt(folder, "hunt", small)
      let results = folder.appendingPathComponent("hunt/results.jsonl")
      let data = try Data(contentsOf: results)
      let end = place < 0 ? data.count + place : min(place, data.count)
      try data.prefix(end).write(to: results)
      let again = try hunt(folder, "hunt", small)
      #expect(again.output == whole.output)
      #expect(again.exitCode == 0)
      #expect(try Data(contentsOf: results).starts(with: data.prefix(end).wholeLines))
      let pieces = try self.pieces(in: results)
      #expect(Set(pieces).count == pieces.count)
    }
  }

  @Test func `does nothing where everything is done`() throws {
    try withFolder { folder in
      let whole = try hunt(folder, "hunt", small)
      let results = folder.appendingPathComponent("hunt/results.jsonl")
      let data = try Data(contentsOf: results)
      #expect(try hunt(folder, "hunt", small).output == whole.output)
      #expect(try Data(contentsOf: results) == data)
    }
  }

  @Test(
    "is refused in a directory of another, with another",
    arguments: [
      (["--law", "set-set"], "laws"), (["--seed", "1"], "--seed"), (["--k", "2"], "--k"),
      (["SelectionToggles"], "systems"), (["--shard", "1/2"], "number of shards"),
      (["--isolated"], "isolation"), (["--hang-after", "3"], "isolation"),
    ])
  func refusal(_ more: [String], _ difference: String) throws {
    try withFolder { folder in
      _ = try hunt(folder, "hunt", small)
      let other = try hunt(folder, "hunt", small + more)
      #expect(other.exitCode == 64)
      #expect(other.output.isEmpty)
      #expect(other.errors.contains("holds another hunt, with another \(difference);"))
      #expect(other.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "is refused where something else lies", arguments: ["hello", "hello\n", "{}\n", "\u{0}\n"])
  func foreign(_ text: String) throws {
    try withFolder { folder in
      let results = folder.appendingPathComponent("results.jsonl")
      try Data(text.utf8).write(to: results)
      let run = try hunt(folder, ".", small)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("is no hunt"))
      #expect(try String(contentsOf: results, encoding: .utf8) == text)
    }
  }

  @Test func `is refused where a line in the middle is damaged`() throws {
    try withFolder { folder in
      _ = try hunt(folder, "hunt", small)
      let results = folder.appendingPathComponent("hunt/results.jsonl")
      var lines = try String(contentsOf: results, encoding: .utf8).split(separator: "\n")
      lines[2] = lines[2].dropLast(5)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: results)
      let run = try hunt(folder, "hunt", small)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("is damaged in line 3"))
    }
  }

  @Test func `keeps findings that are not declared as fixtures, which replay`() throws {
    try withFolder { folder in
      let system = UnrulyCheck.quoted
      let run = try hunt(
        folder, "hunt", ["hunt", system, "--law", "set-get", "--cases", "100"],
        of: Reproducer.unruly)
      #expect(run.exitCode == 1)
      let fixtures = try fixtures(in: folder.appendingPathComponent("hunt/findings"))
      #expect(fixtures.count == 1)
      let fixture = try #require(fixtures.first)
      #expect(try Reproducer(["replay", fixture], of: Reproducer.unruly).exitCode == 1)
      try FileManager.default.removeItem(atPath: fixture)
      _ = try hunt(
        folder, "hunt", ["hunt", system, "--law", "set-get", "--cases", "100"],
        of: Reproducer.unruly)
      #expect(FileManager.default.fileExists(atPath: fixture))
    }
  }

  @Test(
    "goes on where a system ends its worker, and tells of it:",
    arguments: [("Trap", "trapped (SIGILL): three"), ("KillFromOutside", "killed (SIGKILL)")])
  func death(_ cause: String, _ words: String) throws {
    try withFolder { folder in
      let system = "Dying<\(cause)>"
      let run = try hunt(
        folder, "hunt",
        ["hunt", system, "--no-isolated", "--law", "set-get", "--law", "total", "--cases", "200"],
        of: Reproducer.unruly)
      #expect(
        run.output.contains("crashed on total; set cell 3: \(words)"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("upholds set-get"))
      #expect(run.exitCode == 3)
    }
  }

  @Test func `ends by the clock, and goes on for so long again`() throws {
    try withFolder { folder in
      let timed = ["hunt", "SelectionLinks", "--law", "get-set", "--for", "3s"]
      let first = try hunt(folder, "hunt", timed)
      #expect(first.exitCode == 0)
      #expect(first.output.contains("of memory"))
      let count = try pieces(in: folder.appendingPathComponent("hunt/results.jsonl")).count
      #expect(count > 0)
      #expect(try hunt(folder, "hunt", timed).exitCode == 0)
      #expect(try pieces(in: folder.appendingPathComponent("hunt/results.jsonl")).count > count)
    }
  }

  @Test(
    "ends with 64 on",
    arguments: [
      ["--cases", "0"], ["--for", "10"], ["--for", "0s"], ["--for", "1x"], ["--shard", "3/2"],
      ["--jobs", "0"], ["--cases", "5", "--for", "3s"], ["--k", "0"],
      ["PairOfTwo", "--law", "set-off-clears-own"],
    ])
  func usage(_ arguments: [String]) throws {
    try withFolder { folder in
      let run = try hunt(folder, "hunt", ["hunt"] + arguments)
      #expect(run.exitCode == 64)
    }
  }

  @Test func `ends with 74 where its directory cannot be made`() throws {
    let run = try Reproducer("hunt", "SelectionLinks", "--out", "/dev/null/hunt")
    #expect(run.exitCode == 74)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  private func hunt(
    _ folder: URL, _ name: String, _ arguments: [String], of program: URL = Reproducer.executable
  ) throws -> Reproducer {
    let out = folder.appendingPathComponent(name).path
    return try Reproducer(arguments + ["--out", out], of: program)
  }

  /// The pieces that were written down, in order.
  private func pieces(in results: URL) throws -> [String] {
    try String(contentsOf: results, encoding: .utf8).matches(of: /"piece":\{[^}]*\}/)
      .map { String($0.output) }
  }

  private func fixtures(in folder: URL) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { folder.path + "/" + $0 }
  }
}

extension Data {
  /// What stands before the last line end, and it.
  fileprivate var wholeLines: Data {
    lastIndex(of: UInt8(ascii: "\n")).map { prefix(through: $0) } ?? Data()
  }
}

import Foundation
import TestSupport

@testable import LawTesting

@Suite final class `A recorded table` {
  let folder = FileManager.default.temporaryDirectory.path + "/tables-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Returns the complaints about a level that is clamped.
  private func complaints(
    _ name: String = "level", clampingTo most: Int, isRecording: Bool = false
  ) throws -> [String] {
    let verdicts = expect(bindingsOver: [0, 1], setting: [0, 1, 2]) { source in
      MyBinding(get: { source.value }, set: { source.value = min($0, most) })
    }
    let table = try #require(verdicts.lazy.compactMap(\.learned).first)
    let file = TableFile(name, inPackageOf: folder + "/Test.swift")
    return isRecording ? file.record(table) : file.complaints(about: table)
  }

  /// Returns the lines of the recorded table.
  private func recorded() throws -> [String] {
    try String(contentsOfFile: folder + "/Fixtures/Tables/level.table", encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// Accepts in the file, for a reason, each cell that looks wrong.
  private func accept(_ reason: String) throws {
    let lines = try recorded().map { line in
      line.replacing("looks wrong: ", with: "accepted: ")
        + (line.hasPrefix("looks wrong: ") ? ", because \(reason)" : "")
    }
    // The file has a blank line before its note, which `recorded` drops.
    let text = (lines.dropLast() + [""] + lines.suffix(1)).joined(separator: "\n")
    try text.write(
      toFile: folder + "/Fixtures/Tables/level.table", atomically: true, encoding: .utf8)
  }

  @Test func `says how to record it if there is no file`() throws {
    #expect(
      try complaints(clampingTo: 2) == [
        "Fixtures/Tables/level.table is not there: run the test once with BINDING_LAWS_RECORD=1"
      ])
    #expect(try complaints("a/b", clampingTo: 2).first?.contains("no name of a file") == true)
  }

  @Test func `is expected whatever the laws are`() {
    let texts = issues {
      expect(bindingsOver: [0], setting: [0, 1], obeys: [.getPure], as: "nowhere", MyBinding.init)
    }
    #expect(texts.contains { $0.hasPrefix("Fixtures/Tables/nowhere.table is not there") })
  }

  @Test(.skipping(.conforms, because: "of old"))
  func `is missed if nothing was learned to compare it with`() {
    let texts = issues {
      expect(bindingsOver: [0], setting: [0, 1], obeys: [.getPure], as: "nowhere", MyBinding.init)
    }
    #expect(texts.contains { $0.hasPrefix("nowhere.table is not compared: conforms") })
  }

  @Test func `has a line for each base, and matches the bindings`() throws {
    #expect(try complaints(clampingTo: 2, isRecording: true) == [])
    #expect(
      try recorded() == [
        "  base  reads  set 0  set 1  set 2", "  0     0      =      1      2",
        "  1     1      0      =      2", "  2     2      0      1      =",
      ])
    #expect(try complaints(clampingTo: 2) == [])
  }

  @Test func `shows what bindings do otherwise by now`() throws {
    #expect(try complaints(clampingTo: 2, isRecording: true) == [])
    let text = try #require(try complaints(clampingTo: 1).first)
    #expect(text.contains("\n  was    0     0      =      1      2"))
    #expect(text.contains("\n  now    0     0      =      1      1 ≠"))
  }

  @Test func `needs a reason for each cell that looks wrong`() throws {
    #expect(try complaints(clampingTo: 1, isRecording: true) == [])
    #expect(try recorded().last == "looks wrong: in 0, set 2 reads 1")
    #expect(try complaints(clampingTo: 1).count == 1)
    try accept("")
    #expect(try complaints(clampingTo: 1).count == 1)
    #expect(try complaints(clampingTo: 1, isRecording: true) == [])
    try accept("there is no more")
    #expect(try complaints(clampingTo: 1) == [])
  }

  @Test func `keeps the reasons when it is recorded again`() throws {
    #expect(try complaints(clampingTo: 1, isRecording: true) == [])
    try accept("there is no more")
    #expect(try complaints(clampingTo: 1, isRecording: true) == [])
    #expect(try recorded().last == "accepted: in 0, set 2 reads 1, because there is no more")
  }
}

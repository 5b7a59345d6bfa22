import Foundation
import Testing

@testable import TestWriter

@Suite struct `A folder of written tests` {
  /// Returns the files of a folder after the tool has written tests to it.
  func files(before: [String: String], during: [String: String] = [:]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func put(_ files: [String: String]) throws {
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    try put(before)
    let setup = Workshop.Setup(module: "Slots", tests: folder.path, out: folder.path)
    let workshop = Workshop(setup, recorded("Slots"))
    try put(during)
    try workshop.write()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  let written = ["BindingLawsSupport.swift", "SlotLaws.swift", "StoreLaws.swift"]

  @Test func `has a file for each source file, and one for support`() throws {
    #expect(try files(before: [:]) == written)
  }

  @Test func `loses files whose tests have gone, even those written by the same run`() throws {
    var gone = TestFile()
    gone.replace(by: [(name: "A.b", text: "@Test func one() {\n}")], imports: [])
    #expect(try files(before: ["GoneLaws.swift": gone.rendered.text]) == written)
    #expect(try files(before: [:], during: ["GoneLaws.swift": "import Testing\n"]) == written)
  }

  @Test func `keeps files in which a person has written`() throws {
    let own = ["MyLaws.swift": "import Testing\n"]
    #expect(try files(before: own) == (written + own.keys).sorted())
  }
}

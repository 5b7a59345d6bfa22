import Foundation
import TestSupport

@testable import LawTesting
@testable import TestWriter

@Suite struct `A line of the report of a test` {
  @Test func `on verdicts is read as it was written`() throws {
    let broken = try #require(try check(ErasingPages.self, obeys: .getSet))
    let proved = try #require(try check(LawfulPages.self, obeys: .getSet))
    let line = try onlyLine { $0.append([broken, proved], failures: [broken], at: place) }
    #expect(line.file == "WireTests.swift")
    #expect(line.line == 7)
    #expect(line.verdicts == [broken.kind.rawValue, proved.kind.rawValue])
    #expect(line.issue == nil)
    let finding = try #require(line.broken?.first)
    #expect(finding.law == "get-set")
    #expect(finding.verdict == "broken")
    #expect(finding.trace == broken.counterexample?.trace)
    #expect(finding.found == "set(a, off, .b) = nil, but the law requires .b")
  }

  @Test func `on an issue is read as it was written`() throws {
    let line = try onlyLine { $0.append(issue: "two\nlines", at: place) }
    #expect(line.file == "WireTests.swift")
    #expect(line.line == 7)
    #expect(line.issue == "two\nlines")
    #expect(line.verdicts == nil)
    #expect(line.broken == nil)
  }

  private let place = SourceLocation(
    fileID: "Wires/WireTests.swift", filePath: "/Wires/WireTests.swift", line: 7, column: 1)

  /// Returns the one line that is written, as `TestWriter` reads it.
  private func onlyLine(_ write: (VerdictReport) -> Void) throws -> ReportLine {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    write(VerdictReport(path: file.path))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 1)
    return try JSONDecoder().decode(ReportLine.self, from: Data(try #require(lines.first).utf8))
  }
}

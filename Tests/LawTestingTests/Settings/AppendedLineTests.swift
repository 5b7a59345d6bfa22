import Dispatch
import Foundation
import Testing

@testable import LawTesting

@Suite struct `A line that is appended to a file` {
  /// Each line is longer than the buffer of a file.
  ///
  /// A buffer writes it in two parts, so that others come between those of some of a thousand lines.
  @Test func `stays whole beside lines of other threads`() throws {
    let file = NSTemporaryDirectory() + "lines-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let lines = (0..<1_000).map { "\($0) " + String(repeating: "x", count: 10_000) }
    DispatchQueue.concurrentPerform(iterations: lines.count) { number in
      appendLine(lines[number], to: file)
    }
    let found = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(found.count == lines.count)
    let whole = Set(lines.map { $0[...] })
    #expect(found.count { !whole.contains($0) } == 0)
  }
}

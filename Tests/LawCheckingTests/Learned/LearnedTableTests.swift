import Foundation
import TestSupport

/// A note in one line, which may be missing.
///
/// Its table has all kinds of cells: a set that stores another value than is set, and a port that is gone.
private struct OneLineNote: LearnedSystem {
  static var ports: [String] { ["note"] }
  static var examples: [String?] { ["", "Re: the minutes", nil] }
  static var values: [String]? { ["two\nlines", ""] }
  let source: Source<String?>

  func binding(_ port: String) -> Accessor<String>? {
    guard source.value != nil else { return nil }
    return Accessor(
      get: { source.value ?? "" },
      set: { source.value = $0.replacing("\n", with: " ") })
  }
}

@Suite struct `A learned table` {
  @Test func `is the same after a round trip through JSON`() throws {
    let table = try LawChecker(OneLineNote.self).learnedTable()
    let read = try JSONDecoder().decode(LearnedTable.self, from: JSONEncoder().encode(table))
    #expect(read == table)
  }
}

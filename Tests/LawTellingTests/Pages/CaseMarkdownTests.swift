import TestSupport

@testable import LawTelling

@Suite struct `A case in Markdown` {
  @Test("marks one row as the first difference", arguments: FaultySpecimens.all)
  func firstDifference(_ specimen: JudgedSystem) throws {
    let lines = try markdown(of: specimen.name).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("| **first difference** |") } == 1)
  }

  /// Markdown drops cells that a row has beyond its head.
  @Test("has a table whose rows have as many cells as its head", arguments: FaultySpecimens.all)
  func cells(_ specimen: JudgedSystem) throws {
    let rows = try markdown(of: specimen.name).split(separator: "\n").filter { $0.hasPrefix("|") }
    // An escaped bar is text within a cell, and begins none.
    let bars = rows.map { row in row.replacing("\\|", with: "").count { $0 == "|" } }
    #expect(Set(bars).count == 1)
  }

  /// They stand for all tables.
  ///
  /// One has a column for held bindings, one a last row for what no operation shows, and one differs at the start.
  @Test(
    "is as its golden file", arguments: ["IndexResolvedOnce", "RepeatedWrite", "AliasedParts"])
  func golden(_ name: String) throws {
    try expectGolden(markdown(of: name), in: "Mistakes/\(name).md")
  }

  /// Returns the case of the specimen's mistake.
  private func markdown(of name: String) throws -> String {
    let cause = try #require(try FaultySpecimens.verdicts(on: name).causes.first)
    return try #require(CaseStory(cause, replayedBy: "swift run binding-laws")).markdown
  }
}

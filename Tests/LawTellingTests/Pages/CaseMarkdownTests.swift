import TestSupport

@testable import LawTelling

@Suite struct `A case in Markdown` {
  @Test("has a row with the first difference", arguments: FaultySpecimens.all)
  func firstDifference(_ specimen: JudgedSystem) throws {
    let lines = try markdown(of: specimen.name).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("| **first difference** |") } == 1)
    let rows = lines.filter { $0.hasPrefix("|") }
    // All rows have as many cells. An escaped bar is text within one.
    let bars = rows.map { row in row.replacing("\\|", with: "").count { $0 == "|" } }
    #expect(Set(bars).count == 1)
  }

  @Test(
    "is as its golden file", arguments: ["IndexResolvedOnce", "RepeatedWrite", "AliasedParts"])
  func goldenFile(_ name: String) throws {
    let text = try markdown(of: name)
    #expect(try text == goldenText("Mistakes/\(name)", recording: text, as: "md"))
  }

  /// Returns the case of the specimen's mistake.
  private func markdown(of name: String) throws -> String {
    let cause = try #require(try FaultySpecimens.verdicts(on: name).causes.first)
    return try #require(CaseStory(cause, replayedBy: "swift run binding-laws")).markdown
  }
}

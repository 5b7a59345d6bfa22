import Foundation
import TestSupport

/// A draft whose texts can be set while it is not sent, and whose note may not be there.
private struct SentDrafts: LearnedSystem {
  struct Draft: Equatable {
    var title = ""
    var note: String? = ""
    var isSent = false
  }

  static var ports: [String] { ["title", "note"] }
  static var examples: [Draft] {
    [Draft(), Draft(title: "Re: the minutes", note: nil), Draft(isSent: true)]
  }
  static var values: [String]? { ["a rather long text\nof two lines", ""] }
  let source: Source<Draft>

  func binding(_ port: String) -> Accessor<String>? {
    if port == "title" {
      return Accessor(
        get: { source.value.title }, set: { if !source.value.isSent { source.value.title = $0 } })
    }
    guard source.value.note != nil else { return nil }
    return Accessor(
      get: { source.value.note ?? "" },
      set: { source.value.note = $0.replacing("\n", with: " ") })
  }
}

@Suite struct `The table of what was learned` {
  @Test func `reads as the golden one`() throws {
    let text = try text(LawChecker(ErasingPages.self).learnedTable())
    #expect(try text == goldenText("learned-pages", or: text))
  }

  @Test func `shows wide bases as what changed`() throws {
    let text = try text(LawChecker(SentDrafts.self).learnedTable())
    #expect(try text == goldenText("learned-drafts", or: text))
  }

  @Test("is no wider than it may be", arguments: ["learned-pages", "learned-drafts"])
  func width(_ name: String) throws {
    let lines = try goldenText(name).split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `is the same after it was written down`() throws {
    let table = try LawChecker(SentDrafts.self).learnedTable()
    let read = try JSONDecoder().decode(LearnedTable.self, from: JSONEncoder().encode(table))
    #expect(read == table)
  }

  private func text(_ table: LearnedTable) -> String {
    LearnedTableText(table).lines.joined(separator: "\n") + "\n"
  }
}

import TestSupport

/// A draft whose title can be set until it is sent, and whose note may be missing.
///
/// The note is stored in one line.
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

@Suite struct `A learned table` {
  @Test func `is as its golden file`() throws {
    let text = try text(LawChecker(ErasingPages.self).learnedTable())
    try expectGolden(text, in: "learned-pages.txt")
  }

  @Test func `shows wide bases as their changes`() throws {
    let text = try text(LawChecker(SentDrafts.self).learnedTable())
    try expectGolden(text, in: "learned-drafts.txt")
  }

  @Test("fits 80 columns:", arguments: ["learned-pages", "learned-drafts"])
  func width(_ name: String) throws {
    let lines = try goldenText(name).split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  private func text(_ table: LearnedTable) -> String {
    LearnedTableText(table).lines.joined(separator: "\n") + "\n"
  }
}

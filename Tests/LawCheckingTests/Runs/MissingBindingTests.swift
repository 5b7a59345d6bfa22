import TestSupport

@Suite struct `A binding that is not derived` {
  @Test func `is reported as missing`() throws {
    let verdict = try #require(try check(LastPageMissing.self, obeys: .conforms))
    #expect(verdict.kind == .broken)
    #expect(verdict.report.contains("binding(c) = nothing, but the law requires a binding"))
  }

  @Test("breaks no law but conforms:", arguments: allLaws.filter { $0.id != "conforms" })
  func otherLaws(_ law: Law) throws {
    let kind = try check(LastPageMissing.self, obeys: law)?.kind
    #expect(kind != .broken)
  }
}

/// A selection that derives no binding of the last page.
private struct LastPageMissing: BindingSystem {
  static let model = SelectionModel<Page>()
  let source: Source<Page?>

  func binding(_ page: Page) -> Accessor<Bool>? {
    page == .c ? nil : LawfulPages(source: source).binding(page)
  }
}

import TestSupport

@Suite struct `A binding that is not derived` {
  @Test func `is what is reported, in these words`() throws {
    let verdict = try #require(try check(LastPageMissing.self, obeys: .conforms))
    #expect(verdict.kind == .broken)
    #expect(verdict.report.contains("binding(c) = nothing, but the law requires a binding"))
  }

  @Test("is no reading that breaks another law", arguments: allLaws.filter { $0.id != "conforms" })
  func otherLaws(_ law: Law) throws {
    let kind = try check(LastPageMissing.self, obeys: law)?.kind
    #expect(kind != .broken)
  }

  @Test func `is lawful where a port is gone and deriving cannot fail`() throws {
    let verdict = try #require(try check(RowByIndex.self, obeys: .presentIffUnwrapped))
    #expect(verdict.kind != .broken)
  }
}

/// Derives no binding of the last page.
private struct LastPageMissing: BindingSystem {
  typealias Model = SelectionModel<Page>
  let source: Source<Page?>

  func binding(_ page: Page) -> Accessor<Bool>? {
    page == .c ? nil : LawfulPages(source: source).binding(page)
  }
}

/// Rows by index; a binding of a row that is gone reads off and ignores what is set.
private struct RowByIndex: BindingSystem {
  enum Model: PresenceModel, RowModel {
    static var bases: [[Bool]]? { [[], [false], [true], [false, true]] }
    static func isPresent(_ port: Int, in base: [Bool]) -> Bool { base.indices.contains(port) }
  }

  let source: Source<[Bool]>

  func binding(_ row: Int) -> Accessor<Bool> {
    Accessor(
      get: { source.value.indices.contains(row) && source.value[row] },
      set: { if source.value.indices.contains(row) { source.value[row] = $0 } })
  }
}

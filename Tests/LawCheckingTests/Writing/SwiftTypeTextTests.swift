import TestSupport

@testable import LawChecking

@Suite struct `A type in Swift` {
  @Test("is named as it is written", arguments: typesInSwift)
  func name(_ type: Any.Type, _ text: String) {
    #expect(swiftText(ofType: type) == text)
  }

  @Test func `has the modules of all types that it names`() {
    #expect(modules(namedIn: [String: Page].self) == ["Swift", "TestSupport"])
  }
}

private let typesInSwift: [(Any.Type, String)] = [
  (Int.self, "Int"), (Nested<Int>.Button.self, "Nested<Int>.Button"),
  (Nested<Int>.Bar.Search.self, "Nested<Int>.Bar.Search"),
  ([String: Nested<Page>]?.self, "Optional<Dictionary<String, Nested<Page>>>"),
  ((Int, name: Page).self, "(Int, name: Page)"), (ErasingPages.self, "ErasingPages"),
  (`A type in Swift`.self, "`A type in Swift`"),
]

/// A type in which a button is nested.
private struct Nested<Value> {
  struct Button {}

  enum Bar {
    struct Search {}
  }
}

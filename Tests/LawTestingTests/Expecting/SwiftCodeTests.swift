import LawTesting
import Testing

@testable import LawChecking

@Suite struct `The Swift code of a test to paste` {
  @Test("names a type as it is written", arguments: typesInSwift)
  func type(_ type: Any.Type, _ text: String) {
    #expect(swiftText(ofType: type) == text)
  }

  @Test func `writes values as Swift code`() {
    let letter: Character = "\""
    #expect(swiftText(letter) == #""\"""#)
    #expect(swiftText(\Form.isOn) == "\\.isOn")
    #expect([Aggregated.all, .member(1)].map { swiftText($0) } == [".all", ".member(1)"])
    #expect(
      [Double.nan, .infinity, -.infinity].map { swiftText($0) } == [
        ".nan", ".infinity", "-.infinity",
      ])
    #expect(swiftText(Tab.second) == "Array(Tab.allCases)[1]")
    #expect(swiftText([Tab.first]) == "[Array(Tab.allCases)[0]]")
  }

  @Test func `knows the modules of the types that it names`() {
    #expect(modules(namedIn: [String: Colour].self) == ["Swift", "LawTestingTests"])
  }
}

private let typesInSwift: [(Any.Type, String)] = [
  (Int.self, "Int"), (Nested<Int>.Button.self, "Nested<Int>.Button"),
  (Nested<Int>.Bar.Search.self, "Nested<Int>.Bar.Search"),
  ([String: Nested<Colour>]?.self, "Optional<Dictionary<String, Nested<Colour>>>"),
  ((Int, name: Colour).self, "(Int, name: Colour)"), (ClearingButton.self, "ClearingButton"),
  (`A test to paste`.self, "`A test to paste`"),
]

private enum Tab: CaseIterable, CustomStringConvertible {
  case first, second
  var description: String { "the \(self == .first ? 1 : 2). tab" }
}

/// A type in which a button is nested.
private struct Nested<Value> {
  struct Button {}

  enum Bar {
    struct Search {}
  }
}

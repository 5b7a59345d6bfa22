import Testing

@testable import TestWriter

@Suite struct `A type in a declaration` {
  @Test(
    "is written again as it was read",
    arguments: [
      "Int", "Int?", "[String: Set<Int>?]", "(Int, Bool) -> String", "((Int) -> Bool)?",
      "(Int, Bool)",
      "Lens<[Row?]>", "Value.Element.ID", "() -> Void",
    ])
  func text(_ text: String) {
    var scanner = Scanner(text)
    let type = scanner.type()
    #expect(type?.text == text)
    #expect(scanner.isAtEnd)
  }

  @Test func `loses its attributes`() {
    var scanner = Scanner("@escaping @MainActor @Sendable (inout Value) -> T")
    let type = scanner.type()
    #expect(type?.text == "(Value) -> T")
  }
}

@Suite struct `A default value` {
  // A string may hold the comma that is looked for, and may end in a backslash, which is escaped.
  @Test(
    "is passed over up to the comma behind it:",
    arguments: [#""a, b""#, #""\", ""#, #""\\""#, "[1, 2]", "f(1, 2)"])
  func text(_ text: String) {
    var scanner = Scanner(text + ", next")
    scanner.skip(to: ",)")
    #expect(scanner.place == text.count)
  }
}

import Testing

@testable import TestWriter

@Suite struct `Examples of a type` {
  @Test(
    "are made of literals, cases and initialisers",
    arguments: [
      ("Filter", ["Filter.a", "Filter.b", "Filter.c"]),
      ("Route", ["Route.detail(0)", "Route.home", "Route.named(x: \"\")"]),
      (
        "Row",
        [
          "Row(id: 0, name: \"\")", "Row(id: 1, name: \"a\", done: true)",
          "Row(id: 2, name: \"b\", done: true)",
        ]
      ),
      ("[Bool]", ["[]", "[false]", "[false, true]"]),
      ("(Int, Int)", []),
    ])
  func examples(_ type: String, _ values: [String]) throws {
    var scanner = Scanner(type)
    let read = scanner.type()
    let type = try #require(read)
    #expect(Examples(library: recorded("Lens")).values(of: type) == values)
  }
}

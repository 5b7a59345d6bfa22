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

@Suite struct `A declaration` {
  let library = recorded("Lens")

  func declaration(_ name: String) throws -> Declaration {
    try #require(library.declarations.first { $0.name == name })
  }

  @Test func `has parameters, of which some have a default`() throws {
    let map = try declaration("Lens.map(get:set:)")
    #expect(map.parameters.map(\.label) == ["get", "set"])
    #expect(map.parameters.map(\.type.text) == ["(Value) -> T", "(T) -> Value"])
    #expect(map.parameters.map(\.hasDefault) == [false, true])
    #expect(map.result?.text == "Lens<T>")
  }

  @Test func `of a subscript has no label that is not written`() throws {
    #expect(try declaration("Lens.subscript(_:)").parameters.map(\.label) == [nil])
  }

  @Test func `says whether it waits, throws, or is isolated`() throws {
    #expect(try declaration("V.asynch()").isAsync)
    #expect(try declaration("V.throwing()").throwsErrors)
    #expect(try declaration("Model.binding").isMainActor)
    #expect(try !declaration("Model.non()").isMainActor)
  }

  @Test func `of a property says whether tests can set it`() throws {
    #expect(try declaration("Plain.filter").isSettable)
    #expect(try !declaration("Plain.hidden").isSettable)
    #expect(try !declaration("Row.id").isSettable)
  }
}

@Suite struct `A library` {
  let library = recorded("Lens")

  @Test func `knows its bindings by a set that changes no binding`() {
    #expect(library.bindings.keys.sorted() == ["Binding", "Lens"])
  }

  @Test func `knows how a binding is made of a getter and a setter`() {
    let lens = library.binding(.named("Lens", [.int]))
    #expect(
      lens?.text(over: "source")
        == "Lens<Int>(get: { source.value }, set: { source.value = $0 })")
  }

  @Test func `follows aliases`() throws {
    let type = library.resolved(.named("Flag", []))
    #expect(library.binding(type)?.value == .bool)
  }

  @Test func `finds the type of an identity`() {
    #expect(library.member("ID", of: .named("Row", [])) == .int)
  }

  @Test(
    "makes values of literals, cases and initialisers",
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
    #expect(Examples(library: library).values(of: type) == values)
  }
}

import Testing

@testable import TestWriter

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

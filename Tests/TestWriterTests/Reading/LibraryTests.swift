import Testing

@testable import TestWriter

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
}

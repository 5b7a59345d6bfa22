import TestSupport

@Suite struct `The source of a model` {
  @Test("names nothing of what it judges:", arguments: SourceDeclaration.models)
  func model(_ model: SourceDeclaration) {
    let judged = SourceDeclaration.library + SourceDeclaration.systems
    // Systems and models share this type of values, as they share Bool.
    let types = Set(judged.filter { !$0.isExtension }.map(\.name)).subtracting(["ToggleState"])
    #expect(model.words.intersection(types) == [])
    let others = SourceDeclaration.libraryFunctions.subtracting(model.functions)
    #expect(model.calls.intersection(others) == [])
    let properties = SourceDeclaration.libraryProperties.subtracting(model.declared)
    #expect(model.accesses.intersection(properties) == [])
  }

  @Test("is not used by the system that it judges:", arguments: SourceDeclaration.systems)
  func system(_ system: SourceDeclaration) {
    #expect(system.questions == [])
  }

  @Test func `is found in all files`() {
    #expect(SourceDeclaration.models.count > 60)
    #expect(SourceDeclaration.systems.count > 100)
    #expect(SourceDeclaration.libraryFunctions.contains("toggleAll"))
    #expect(SourceDeclaration.libraryProperties.contains("negated"))
  }

  @Test func `is split into declarations, calls and questions`() {
    let text = """
      struct SomeModel: ReferenceModel {
        case first, provided
        var own: Int { 1 }
        func set() { f(ToggleState($0), toggleAll(), state.written) }  // Nothing
      }
      enum OneModel { static var own: Int { 1 } }
      struct One: BindingSystem {
        let other = f(Self.model.members(of: port), model.children, Self.model.ports)
      }

      """
    let found = SourceDeclaration.all(in: text)
    #expect(found.map(\.declared) == [["first", "provided", "own", "set"], ["own"], ["other"]])
    #expect(found.map(\.computed) == [["own"], [], []])
    #expect(found.first?.words.contains("ToggleState") == true)
    #expect(found.first?.words.contains("Nothing") == false)
    #expect(found.first?.calls.contains("toggleAll") == true)
    #expect(found.first?.accesses == ["written"])
    #expect(found.last?.questions == ["model.members", "model.children"])
  }
}

import TestSupport

@testable import BindingSpecimens

@Suite struct `A shape of binding parameters` {
  @Test("has a generator of bases and of values", arguments: JudgedSystem.shapes)
  func generator(_ shape: JudgedSystem) throws {
    func expectVariety<System: BindingSystem>(_ system: System.Type) throws {
      var choices = Choices(seed: CheckOptions().seed)
      let world = try World(System.model)
      let bases = (0..<64).map { _ in traceText(world.bases.draw(from: &choices)) }
      let values = (0..<64).map { _ in traceText(world.values.draw(from: &choices)) }
      #expect(Set(bases).count > 1)
      #expect(Set(values).count > 1)
    }
    try expectVariety(shape.system)
  }

  @Test func `is one of eight, or the flag`() {
    #expect(JudgedSystem.shapes.count == 9)
  }
}

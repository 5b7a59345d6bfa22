import TestSupport

@testable import BindingSpecimens

@Suite struct `A shape of binding parameters` {
  /// A generator that gives the same value each time would leave a shape half judged, and no law would notice.
  ///
  /// 64 draws are enough to meet both values of a type of two.
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

  /// Nothing but the list names these systems: one that falls out of it is judged no more.
  @Test func `is one of eight, or the flag`() {
    #expect(Set(JudgedSystem.shapes.map(\.name)).count == 9)
  }
}

import TestSupport

@testable import BindingSpecimens

@Suite struct `A shape of binding parameters` {
  @Test("has a generator of bases and of values", arguments: JudgedSystem.shapes)
  func generator(_ shape: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Int {
      var choices = Choices(seed: Seed(0x5eed))
      let world = try World(System.model)
      return Set((0..<64).map { _ in traceText(world.bases.draw(from: &choices)) }).count
    }
    #expect(try open(shape.system) > 1)
  }

  @Test func `is one of eight, or the flag`() {
    #expect(JudgedSystem.shapes.count == 9)
  }
}

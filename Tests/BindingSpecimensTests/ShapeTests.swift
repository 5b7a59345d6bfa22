import BindingGenerators
import BindingLaws
import LawChecking
import LawTelling
import Testing

@testable import BindingSpecimens

@Suite struct `A shape of binding parameters` {
  @Test("has a generator of bases and of values", arguments: JudgedSystem.shapes)
  func generator(_ shape: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Int {
      var choices = Choices(seed: Seed(0x5eed))
      let world = try World(System.Model.self)
      return Set((0..<64).map { _ in traceText(world.bases.draw(from: &choices)) }).count
    }
    #expect(try open(shape.system) > 1)
  }

  @Test("is obeyed by what passes it on", arguments: JudgedSystem.shapes, allLaws.map(\.id))
  func suite(_ shape: JudgedSystem, law: String) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      let law = try #require(allLaws.first { $0.id == law })
      return try check(system, obeys: law, options: CheckOptions(cases: 100))
    }
    if let verdict = try open(shape.system) {
      #expect(verdict.fulfils(.upheld), "\(verdict.report)")
    }
  }

  @Test func `is one of eight, and of the flag`() {
    #expect(JudgedSystem.shapes.count == 9)
  }
}

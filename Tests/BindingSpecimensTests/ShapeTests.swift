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

  @Test("is obeyed by what passes it on", arguments: JudgedSystem.shapes)
  func suite(_ shape: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [Verdict] {
      let checker = try LawChecker(system, options: CheckOptions(cases: 100))
      return try allLaws.compactMap { try checker.verdict(on: $0) }
    }
    let verdicts = try open(shape.system)
    #expect(verdicts.count > 8)
    for verdict in verdicts { #expect(verdict.fulfils(.upheld), "\(verdict.report)") }
  }

  @Test func `is one of eight, and of the flag`() {
    #expect(JudgedSystem.shapes.count == 9)
  }
}

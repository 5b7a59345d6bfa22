import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import LawTelling
import Testing

@Suite struct `The specimen matrix` {
  @Test("holds", arguments: allSpecimens.filter { !$0.mayTrap }, matrixSeeds)
  func matrix(_ specimen: Specimen, seed: UInt64) throws {
    let options = CheckOptions(seed: Seed(seed))
    for verdict in try specimen.verdicts(options) {
      let declaration = specimen.declaration(on: verdict.law.id)
      if declaration == .notOwed { continue }
      let declared = Verdict.Kind(rawValue: declaration.rawValue)
      #expect(verdict.kind.fulfils(declared ?? .upheld), "\(verdict.report)")
    }
  }

  @Test("has somebody who breaks", arguments: allLaws.map(\.id))
  func breaker(_ law: String) {
    #expect(allSpecimens.contains { $0.breaks.contains { $0.id == law } })
  }
}

extension Specimen {
  fileprivate func verdicts(_ options: CheckOptions) throws -> [Verdict] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [Verdict] {
      let checker = try LawChecker(system, options: options)
      return try allLaws.compactMap { try checker.verdict(on: $0) }
    }
    return try open(system)
  }
}

extension Specimen: CustomTestStringConvertible {
  public var testDescription: String { name }
}

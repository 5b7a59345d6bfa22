import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A system with a fault around it` {
  /// The lawful specimens, by default some that stand for all, because all take minutes.
  private static let lawful = allSpecimens.filter { specimen in
    specimen.isLawful && !specimen.mayTrap && isNaive(specimen.system)
  }.sample(oneOf: 100)

  /// Whether the naive checker can judge the system, and so also one with a fault around it.
  private static func isNaive<System: BindingSystem>(_ system: System.Type) -> Bool {
    NaiveChecker(system) != nil
  }

  @Test("obeys no law that the naive checker finds broken", arguments: lawful)
  func proofs(_ specimen: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [String] {
      let original = try SystemSubject(CheckOptions(), make: System.init)
      return try Fault.all.filter { !$0.mayTrap && $0.applies(original) }.sample(oneOf: 3)
        .flatMap { try wrongVerdicts(original, $0) }
    }
    let wrong = try open(specimen.system)
    #expect(wrong == [])
  }

  private func wrongVerdicts<System: BindingSystem>(
    _ original: SystemSubject<System>, _ fault: Fault
  ) throws -> [String] {
    let make = { FaultySystem($0, around: original, fault) }
    let naive = try #require(NaiveChecker(make: make))
    let checker = try LawChecker(make: make)
    // Half of what `NaiveCheckerTests` tries by default, because many faults are put around each specimen.
    let depth = naive.depth(for: 500)
    return try NaiveLaw.allCases.compactMap { law in
      let real = try #require(allLaws.first { $0.id == law.rawValue })
      // The naive checker goes first: most laws hold, and a proof takes far longer.
      guard naive.isBroken(law, depth: depth),
        let kind = try checker.verdict(on: real)?.kind, kind == .proved || kind == .upheld
      else { return nil }
      return "\(fault.id): \(law.rawValue) is \(kind.rawValue)"
    }
  }
}

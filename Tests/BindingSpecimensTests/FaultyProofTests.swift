import BindingLaws
import Testing

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A system with a fault around it` {
  /// Every lawful specimen takes minutes, so that by default some stand for all.
  private static let lawful = allSpecimens.filter {
    $0.isLawful && !$0.mayTrap && isNaive($0.system)
  }.sample(oneOf: 100)

  /// Whether the naive checker knows the system: then it knows it with a fault around it, too.
  private static func isNaive<System: BindingSystem>(_ system: System.Type) -> Bool {
    NaiveChecker(system) != nil
  }

  @Test("is proved by no law that a naive checker sees broken", arguments: lawful)
  func proofs(_ specimen: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [String] {
      try allFaults.filter { !$0.mayTrap && $0.applies(to: system) }
        .flatMap { try wrongVerdicts(system, $0) }
    }
    let wrong = try open(specimen.system)
    #expect(wrong == [])
  }

  private func wrongVerdicts<System: BindingSystem, Fault: BindingFault>(
    _ system: System.Type, _ fault: Fault.Type
  ) throws -> [String] {
    System.Derived.self == System.Derived.Subject.self
      ? try wrongVerdicts(on: FaultySystem<System, Fault>.self)
      : try wrongVerdicts(on: FailableFaultySystem<System, Fault>.self)
  }

  private func wrongVerdicts<Form: FaultyForm>(on form: Form.Type) throws -> [String] {
    let naive = try #require(NaiveChecker(form))
    let (checker, depth) = (try LawChecker(form), naive.depth(for: 500))
    return try NaiveLaw.allCases.compactMap { law in
      let real = try #require(allLaws.first { $0.id == law.rawValue })
      guard let kind = try checker.verdict(on: real)?.kind, kind == .proved || kind == .upheld,
        naive.isBroken(law, depth: depth)
      else { return nil }
      return "\(Form.Fault.id): \(law.rawValue) is \(kind.rawValue)"
    }
  }
}

import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking

/// W4: how soon the fault of a specimen is found, and what it is simplified to.
struct FaultFinding: Encodable {
  let specimen: String
  let law: String
  /// Cases to the first failure; none when a seed did not find it.
  let firstMedian: Int?
  let firstWorst: Int?
  let simplifyMedian: Int
  let operations: Int
  let distinctFinals: Int

  /// Looks for every declared fault under so many seeds.
  static func measure(seeds: Int) throws -> [FaultFinding] {
    try allSpecimens.filter { !$0.mayTrap }.flatMap { specimen in
      try specimen.breaks.map { try measure(specimen, $0, seeds: seeds) }
    }
  }

  private static func measure(
    _ specimen: Specimen, _ law: any Law, seeds: Int
  ) throws -> FaultFinding {
    let found = try (0..<seeds).compactMap { seed in
      try specimen.counterexample(to: law, seed: UInt64(seed))
    }
    let isAlwaysFound = found.count == seeds
    return FaultFinding(
      specimen: specimen.name, law: law.id,
      firstMedian: isAlwaysFound ? found.map(\.foundAtCase).median : nil,
      firstWorst: isAlwaysFound ? found.map(\.foundAtCase).max() : nil,
      simplifyMedian: found.isEmpty ? 0 : found.map(\.simplifications).median,
      operations: found.map(\.operations).max() ?? 0,
      distinctFinals: Set(found.map(\.trace)).count)
  }
}

extension Specimen {
  /// What random search alone finds in 1,000 cases.
  fileprivate func counterexample(to law: any Law, seed: UInt64) throws -> Counterexample? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Counterexample? {
      var options = CheckOptions(seed: Seed(seed), cases: 1000)
      (options.usesProof, options.usesShortlex) = (false, false)
      return try LawChecker(system, options: options).verdict(on: law)?.counterexample
    }
    return try open(system)
  }
}

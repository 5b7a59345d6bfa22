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
  /// The mean of all seeds, where one that did not find it counts as all its cases.
  let firstMean: Double
  let simplifyMedian: Int
  /// How often the system was run in all, in every order of the accesses of tasks.
  let runsMedian: Int
  let operations: Int
  let distinctFinals: Int

  /// Looks for every declared fault of some specimens under so many seeds, on all cores.
  static func measure(
    seeds: Int, of isWanted: (JudgedSystem) -> Bool
  ) async throws -> [FaultFinding] {
    let faults = allSpecimens.filter { !$0.mayTrap && isWanted($0) }
      .flatMap { specimen in specimen.breaks.map { (specimen, $0) } }
    return try await withThrowingTaskGroup(of: (Int, FaultFinding).self) { group in
      for (place, (specimen, law)) in faults.enumerated() {
        group.addTask { (place, try measure(specimen, law, seeds: seeds)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func measure(
    _ specimen: JudgedSystem, _ law: Law, seeds: Int
  ) throws -> FaultFinding {
    let verdicts = try (0..<seeds).compactMap { try specimen.verdict(on: law, seed: UInt64($0)) }
    let found = verdicts.compactMap(\.counterexample)
    let isAlwaysFound = found.count == seeds
    return FaultFinding(
      specimen: specimen.name, law: law.id,
      firstMedian: isAlwaysFound ? found.compactMap(\.foundAtCase).median : nil,
      firstWorst: isAlwaysFound ? found.compactMap(\.foundAtCase).max() : nil,
      firstMean: (0..<seeds).map { $0 < found.count ? Double(found[$0].foundAtCase ?? 0) : 1000 }
        .mean,
      simplifyMedian: found.isEmpty ? 0 : found.map(\.simplifications).median,
      runsMedian: verdicts.isEmpty ? 0 : verdicts.map(\.executions).median,
      operations: found.map(\.operations).max() ?? 0,
      distinctFinals: Set(found.map(\.trace)).count)
  }
}

extension JudgedSystem {
  /// What random search alone finds in 1,000 cases.
  fileprivate func verdict(on law: Law, seed: UInt64) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      var options = CheckOptions(seed: Seed(seed), cases: 1000)
      (options.usesProof, options.usesShortlex) = (false, false)
      return try LawChecker(system, options: options).verdict(on: law)
    }
    return try open(system)
  }
}

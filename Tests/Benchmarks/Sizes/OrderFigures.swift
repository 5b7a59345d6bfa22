import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking

/// The findings of checks that run different shares of their cases in order of size, and the others at random.
struct OrderFigures: Codable {
  /// The findings with one share of cases in order of size.
  struct Share: Codable {
    /// The number of cases in order of size, which come first.
    let inOrder: Int
    /// The number of all cases.
    let cases: Int
    /// The percentage of checks of a broken law that find nothing.
    let missed: Double
    /// The mean number of cases until the other checks find the fault.
    let mean: Double
  }

  /// The number of laws that specimens break, counted for each specimen.
  let findings: Int
  let seeds: Int
  let shares: [Share]
  /// The percentage of checks that find nothing with the usual search and without a proof.
  let missed: Double
  /// The number of findings that none of the first thousands of cases in order of size shows.
  let beyondOrder: Int

  /// The first cases that show one finding.
  private struct FirstCases: Sendable {
    /// The number of the case in order of size.
    ///
    /// Nil if none of the first cases shows the finding.
    let inOrder: Int?
    /// The number of the random case for each seed.
    ///
    /// Nil if none shows the finding.
    let atRandom: [Int?]
    /// The number of seeds under which the usual search misses the finding.
    let missedSeeds: Int
  }

  /// The shares to compare: the quarters of the 300 cases of a default check, of which the default runs one in order
  /// of size, and three such quarters in twice as many cases.
  private static let triedShares: [(inOrder: Int, cases: Int)] = [
    (0, 300), (75, 300), (150, 300), (225, 300), (300, 300), (225, 600),
  ]

  static func measure(seeds: Int = 5) async throws -> OrderFigures {
    let systems = allSpecimens.filter { !$0.mayTrap && !$0.isOnMainActor && !$0.isLawful }
    let findings = try await systems.concurrently { try firstCases(of: $0, seeds: seeds) }
      .flatMap(\.self)
    let checks = Double(findings.count * seeds)
    return OrderFigures(
      findings: findings.count, seeds: seeds,
      shares: triedShares.map { share(findings, inOrder: $0.inOrder, of: $0.cases) },
      missed: 100 * Double(findings.map(\.missedSeeds).reduce(0, +)) / checks,
      beyondOrder: findings.count { $0.inOrder == nil })
  }

  /// Returns the findings with a share of cases in order of size.
  ///
  /// Random cases do not depend on the cases before them.
  private static func share(_ findings: [FirstCases], inOrder: Int, of cases: Int) -> Share {
    let numbers = findings.flatMap { finding in
      finding.atRandom.map { random -> Int? in
        if let number = finding.inOrder, number <= inOrder { return number }
        guard let random, random + inOrder <= cases else { return nil }
        return random + inOrder
      }
    }
    let found = numbers.compactMap { $0.map(Double.init) }
    return Share(
      inOrder: inOrder, cases: cases,
      missed: 100 * Double(numbers.count - found.count) / Double(max(1, numbers.count)),
      mean: found.mean)
  }

  private static func firstCases(of system: JudgedSystem, seeds: Int) throws -> [FirstCases] {
    func open<System: BindingSystem>(_ type: System.Type) throws -> [FirstCases] {
      // Returns the number of the first case that breaks the law.
      func number(_ law: Law, _ options: CheckOptions) throws -> Int? {
        var options = options
        options.advises = false
        options.usesProof = false
        options.certificationLimit = 0
        let verdict = try LawChecker(type, options: options).verdict(on: law)
        return verdict?.kind == .broken ? verdict?.counterexample?.foundAtCase : nil
      }
      return try system.breaks.map { law in
        var ordered = CheckOptions()
        // As deep as random cases are long, and deeper than cases in order get before their budget is spent.
        ordered.exhaustiveDepth = ordered.maximumLength
        let options = (0..<seeds).map { CheckOptions(seed: Seed(UInt64($0))) }
        return try FirstCases(
          inOrder: number(law, ordered),
          atRandom: options.map { options in
            var options = options
            options.usesShortlex = false
            options.cases = triedShares.map(\.cases).max() ?? 0
            return try number(law, options)
          },
          missedSeeds: options.count { try number(law, $0) == nil })
      }
    }
    return try open(system.system)
  }
}

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
  /// The number of findings that no case in order of size shows, of as many as a check runs that is asked for all.
  ///
  /// The article says that these are 4,000.
  let beyondOrder: Int

  /// The first cases that show that a system breaks a law.
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

  /// Returns what checks find that run the first cases in order of size, and the others at random.
  ///
  /// Nothing runs again for that: it follows from the first cases, because random cases do not depend on the cases
  /// before them.
  private static func share(_ findings: [FirstCases], inOrder: Int, of cases: Int) -> Share {
    // For each seed, the number of the case that shows the finding, or nil if none does.
    let numbers = findings.flatMap { finding in
      finding.atRandom.map { random -> Int? in
        if let number = finding.inOrder, number <= inOrder { return number }
        guard let random, random + inOrder <= cases else { return nil }
        return random + inOrder
      }
    }
    let numbersFound = numbers.compactMap { $0.map(Double.init) }
    let missed = Double(numbers.count - numbersFound.count)
    return Share(
      inOrder: inOrder, cases: cases, missed: 100 * missed / Double(max(1, numbers.count)),
      mean: numbersFound.mean)
  }

  /// Returns the first cases for each law that a system breaks.
  private static func firstCases(of system: JudgedSystem, seeds: Int) throws -> [FirstCases] {
    var ordered = CheckOptions()
    // As deep as random cases are long, and deeper than cases in order get before their budget is spent.
    ordered.exhaustiveDepth = ordered.maximumLength
    let usual = (0..<seeds).map { CheckOptions(seed: Seed(UInt64($0))) }
    let random = usual.map { options in
      var options = options
      options.usesShortlex = false
      // Enough for each share.
      options.cases = triedShares.map(\.cases).max() ?? 0
      return options
    }
    return try system.breaks.map { law in
      try FirstCases(
        inOrder: firstCase(of: system.system, breaking: law, ordered),
        atRandom: random.map { try firstCase(of: system.system, breaking: law, $0) },
        missedSeeds: usual.count { try firstCase(of: system.system, breaking: law, $0) == nil })
    }
  }

  /// Returns the number of the first case that breaks the law.
  ///
  /// Nil if none does. All that a check does besides looking for it is left out.
  private static func firstCase<System: BindingSystem>(
    of system: System.Type, breaking law: Law, _ options: CheckOptions
  ) throws -> Int? {
    var options = options
    options.advises = false
    options.usesProof = false
    options.certificationLimit = 0
    let verdict = try LawChecker(system, options: options).verdict(on: law)
    return verdict?.kind == .broken ? verdict?.counterexample?.foundAtCase : nil
  }
}

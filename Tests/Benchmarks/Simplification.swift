import BindingGenerators
import BindingLaws
import LawChecking

/// W2: the mutant that erases another's selection, found and simplified under many seeds.
struct Simplification: Codable {
  let seeds: Int
  let found: Int
  let firstMedian: Int
  let simplifyMedian: Int
  /// How many ended in two operations.
  let minimal: Int
  let distinctFinals: Int

  /// How the sequences are generated.
  enum Style {
    /// By the harness, as operations of a trace.
    case asOperations
    /// By a user's generator: a length, then a list of that length.
    case asFlatMap
  }

  /// One seed's outcome.
  struct Outcome {
    let first: Int?
    let simplifications: Int
    let final: [String]
  }

  static func measure(_ style: Style, seeds: Int) throws -> Simplification {
    let outcomes = try (0..<seeds).compactMap { try outcome(style, seed: UInt64($0)) }
    return Simplification(
      seeds: seeds, found: outcomes.count, firstMedian: outcomes.compactMap(\.first).median,
      simplifyMedian: outcomes.map(\.simplifications).median,
      minimal: outcomes.count { $0.final.count == 2 },
      distinctFinals: Set(outcomes.map(\.final)).count)
  }

  private static func outcome(_ style: Style, seed: UInt64) throws -> Outcome? {
    let options = CheckOptions.benchmark(seed: seed, cases: 1000)
    if style == .asFlatMap {
      return EightTags.sequences.falsify(options: options, EightTags.mutantConforms).map {
        Outcome(
          first: $0.foundAtCase, simplifications: $0.simplifications,
          final: $0.value.map { "\($0)" })
      }
    }
    let checker = try LawChecker(EightTags.Mutant.self, options: options)
    return try checker.verdict(on: .conforms)?.counterexample.map {
      Outcome(
        first: $0.foundAtCase, simplifications: $0.simplifications,
        final: Array($0.trace.dropFirst()))
    }
  }

  /// The same mutant, with cases in order of size.
  struct Shortlex: Encodable {
    let executionsToFirst: Int
    let operations: Int
  }

  static func measureShortlex() throws -> Shortlex? {
    var options = CheckOptions.benchmark(seed: 0, cases: 1000)
    options.usesShortlex = true
    options.usesFreshBindings = true
    let checker = try LawChecker(EightTags.Mutant.self, options: options)
    return try checker.verdict(on: .conforms)?.counterexample.flatMap { found in
      found.foundAtCase.map { Shortlex(executionsToFirst: $0, operations: found.operations) }
    }
  }
}

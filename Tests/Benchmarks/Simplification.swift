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

  static func measure(seeds: Int = 200) throws -> Simplification {
    let found = try (0..<seeds).compactMap { seed in
      let options = CheckOptions.benchmark(seed: UInt64(seed), cases: 1000)
      return try LawChecker(EightTags.Mutant.self, options: options).verdict(on: .conforms)?
        .counterexample
    }
    let finals = found.map { $0.trace.dropFirst() }
    return Simplification(
      seeds: seeds, found: found.count, firstMedian: found.compactMap(\.foundAtCase).median,
      simplifyMedian: found.map(\.simplifications).median,
      minimal: finals.count { $0.count == 2 }, distinctFinals: Set(finals).count)
  }
}

import BindingGenerators
import BindingLaws
import LawChecking

/// The search for the mutant of `EightTags` under many seeds, and its simplification, which is W2.
struct Simplification: Codable {
  let seeds: Int
  /// The number of seeds that found the mutant.
  let found: Int
  /// The median number of the case that showed the mutant.
  let firstMedian: Int
  /// The median number of runs that simplified that case.
  let simplifyMedian: Int
  /// The number of seeds that ended in two operations, the fewest that show the mutant from the empty start.
  let minimal: Int
  /// The number of distinct final traces, whatever base they start in.
  let distinctFinals: Int

  /// Measures the search under seeds from 0 on.
  ///
  /// Each seed has 1,000 cases, far more than the mutant needs, so that no limit bends the medians.
  static func measure(seeds: Int = 200) throws -> Simplification {
    let counterexamples = try (0..<seeds).compactMap { seed in
      let options = CheckOptions.benchmark(seed: UInt64(seed), cases: 1_000)
      return try LawChecker(EightTags.Mutant.self, options: options).verdict(on: .conforms)?
        .counterexample
    }
    // The first line of a trace is the start.
    let finals = counterexamples.map { $0.trace.dropFirst() }
    return Simplification(
      seeds: seeds, found: counterexamples.count,
      firstMedian: counterexamples.compactMap(\.foundAtCase).median,
      simplifyMedian: counterexamples.map(\.simplifications).median,
      minimal: finals.count { $0.count == 2 }, distinctFinals: Set(finals).count)
  }
}

import BindingGenerators
import BindingLaws
import LawChecking

/// The figures of a challenge under many seeds.
struct ChallengeFigures: Codable {
  /// The ends of the runs that have found a value that falsifies the property.
  struct Ending: Codable {
    /// The mean number of runs after the value was found.
    let runs: Double
    /// The final traces, the most common first.
    let finals: [String]
    /// The number of seeds that ended in the published minimum.
    let minimal: Int
  }

  let name: String
  let minimum: String
  let seeds: Int
  /// The median number of the case that first showed a value.
  ///
  /// Nil if a seed found none.
  let firstMedian: Int?
  /// The ends if a value is simplified, and no more.
  let alone: Ending
  /// The ends if a value is also compared with others, as in every check.
  let compared: Ending
  let hypothesis: PublishedReport?
  let jqwik: PublishedReport
  let exhaust: PublishedReport

  /// Whether every seed ends in the published minimum.
  var isGreen: Bool { compared.minimal == seeds }

  static func measureAll(seeds: Int) async throws -> [ChallengeFigures] {
    let all: [any Challenge.Type] = [
      Bound5.self, LargeUnionList.self, Reverse.self, Calculator.self, LengthList.self,
      DifferenceNotZero.self, DifferenceNotSmall.self, DifferenceNotOne.self, BinaryHeap.self,
      SizedBinaryHeap.self, Coupling.self, Deletion.self, Distinct.self, NestedLists.self,
    ]
    return try await all.concurrently { try measure($0, seeds: seeds) }
  }

  private static func measure<C: Challenge>(_: C.Type, seeds: Int) throws -> ChallengeFigures {
    // Returns what the seeds find, simplified, and compared with other values if asked to.
    func found(comparing: Bool) throws -> [Counterexample] {
      try (0..<seeds).compactMap { seed in
        var options = CheckOptions.randomSearch(seed: seed)
        // So many that every seed should find a value.
        options.cases = 100_000
        // No case is the same under every seed, as the first ones of a check are.
        options.growsSizes = false
        if !comparing { options.certificationLimit = 0 }
        return try LawChecker(DroppingCell<C>.self, options: options)
          .verdict(on: .setGet)?.counterexample
      }
    }
    // The trace that starts in the simplest value and sets the published one.
    let best = "start \(traceText(C.generator.simplest)); set value \(C.minimum)"
    let alone = try found(comparing: false)
    let firsts = alone.compactMap(\.foundAtCase)
    return ChallengeFigures(
      name: C.name, minimum: C.minimum, seeds: seeds,
      firstMedian: firsts.count < seeds ? nil : firsts.median, alone: Ending(alone, best: best),
      compared: Ending(try found(comparing: true), best: best), hypothesis: C.hypothesis,
      jqwik: C.jqwik, exhaust: C.exhaust)
  }
}

extension ChallengeFigures.Ending {
  /// Counts the ends of runs, and those whose trace is the best.
  fileprivate init(_ cases: [Counterexample], best: String) {
    let traces = cases.map { $0.trace.joined(separator: "; ") }
    self.init(
      runs: cases.map { Double($0.simplifications) }.mean, finals: traces.mostCommonFirst,
      minimal: traces.count { $0 == best })
  }
}

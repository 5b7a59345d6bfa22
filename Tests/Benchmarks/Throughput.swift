import BindingGenerators
import BindingLaws
import LawChecking

/// The time of passing sequences against that of the same work in a bare loop, which is W1.
struct Throughput: Codable {
  /// Processor time of the harness by that of the bare loop: the median of five pairs.
  let ratio: Double
  let operationsPerSecond: Double
  let sequences: Int

  static func measure(sequences: Int = 20_000) throws -> Throughput {
    let pairs = try (0..<5).map { try pair(seed: $0, sequences) }
    let speed = pairs.map { Double($0.operations) / $0.harness }.median
    return Throughput(
      ratio: pairs.map { $0.harness / $0.bare }.median, operationsPerSecond: speed.rounded(),
      sequences: sequences)
  }

  private static func pair(
    seed: UInt64, _ sequences: Int
  ) throws -> (bare: Double, harness: Double, operations: Int) {
    var bare = BareLoop(seed: seed)
    let bareSeconds = cpuSeconds { bare.run(sequences: sequences) }
    precondition(bare.mismatches == 0)
    return (bareSeconds, try harness(seed: seed, sequences), bare.operations)
  }

  /// Returns the processor seconds of the harness.
  private static func harness(seed: UInt64, _ sequences: Int) throws -> Double {
    var options = CheckOptions.benchmark(seed: seed, cases: sequences)
    options.holdsBindings = true
    let checker = try LawChecker(EightTags.Lawful.self, options: options)
    var verdict: Verdict?
    let seconds = cpuSeconds { verdict = try? checker.verdict(on: .conforms) }
    precondition(verdict?.kind == .upheld && verdict?.cases == sequences)
    return seconds
  }
}

extension CheckOptions {
  /// Returns options for random search alone, over sequences of 0 to 50 operations of three kinds.
  static func benchmark(seed: UInt64, cases: Int) -> CheckOptions {
    var options = CheckOptions(seed: Seed(seed), cases: cases)
    options.usesProof = false
    options.usesShortlex = false
    options.growsSizes = false
    options.maximumLength = 50
    options.kinds = [.set, .write, .get]
    return options
  }
}

extension Array where Element: Comparable {
  /// The middle element, or the lower one of two in the middle.
  var median: Element { sorted()[(count - 1) / 2] }
}

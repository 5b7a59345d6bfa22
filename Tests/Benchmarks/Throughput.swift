import BindingLaws
import LawChecking

/// The time of passing sequences against that of the same work in a bare loop, which is W1.
struct Throughput: Codable {
  /// Processor time of the harness by that of the bare loop: the median of five pairs.
  let ratio: Double
  let operationsPerSecond: Double
  let sequences: Int

  /// The usual number of sequences, which `ChildCases` has, too.
  ///
  /// So many take long enough for the clock of the processor, also in the bare loop.
  static let usualCount = 20_000

  /// Measures five pairs of times, each under a seed of its own.
  ///
  /// - Parameter sequences: The number of sequences in each.
  static func measure(sequences: Int = usualCount) throws -> Throughput {
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

import BindingGenerators
import BindingLaws
import LawChecking

/// What the flight recorder costs: W1 with every case recorded, against W1 without.
struct Recording: Encodable {
  /// Processor time with the recorder by that without: the median of so many pairs.
  let ratio: Double
  let pairs: Int

  /// `nil` where no recorder can be made.
  static func measure(pairs: Int = 31, sequences: Int = 20_000) throws -> Recording? {
    let recorder = CaseRecorder()
    recorder.begin(
      test: "bench", system: "EightTags.Lawful", law: Law.conforms.id, seed: Seed(0))
    guard recorder.isNoting else { return nil }
    defer { recorder.end() }
    let ratios = try (0..<pairs).map { try ratio(seed: UInt64($0), sequences, recorder) }
    return Recording(ratio: ratios.median, pairs: pairs)
  }

  /// Of one pair, in turns with and without first.
  private static func ratio(
    seed: UInt64, _ sequences: Int, _ recorder: CaseRecorder
  ) throws -> Double {
    if seed % 2 == 0 {
      let recorded = try Throughput.harness(seed: seed, sequences, notifying: recorder)
      return recorded / (try Throughput.harness(seed: seed, sequences))
    }
    let silent = try Throughput.harness(seed: seed, sequences)
    return try Throughput.harness(seed: seed, sequences, notifying: recorder) / silent
  }
}

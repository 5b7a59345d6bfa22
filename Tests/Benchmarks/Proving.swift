import BindingGenerators
import BindingLaws
import LawChecking

/// The time of a memory suite against that of the same sequences written by hand, which is W3.
///
/// The suite shows that three tags remember nothing of one operation.
struct Proving: Encodable {
  /// Processor time of the harness by that of the bare loop: the median of five pairs.
  let ratio: Double
  let sequences: Int
  /// The processor seconds of one suite.
  let seconds: Double
  /// The processor seconds of the same sequences written by hand.
  let bareSeconds: Double

  private enum Tag: CaseIterable {
    case a, b, c
  }

  private struct Lawful: BindingSystem {
    static let model = SelectionModel<Tag>()
    let source: Source<Tag?>

    func binding(_ tag: Tag) -> EightTags.Pair {
      EightTags.Pair(
        get: { [source] in source.value == tag },
        set: { [source] isOn in
          if isOn { source.value = tag } else if source.value == tag { source.value = nil }
        })
    }
  }

  /// Measures five pairs of times.
  ///
  /// - Parameter rounds: The number of suites that are timed together, because one by hand is too short.
  static func measure(rounds: Int = 50) throws -> Proving {
    let checker = try LawChecker(Lawful.self)
    var sequences = 0
    let pairs = (0..<5).map { _ in
      let bare = cpuSeconds {
        for _ in 0..<rounds {
          var suite = BareSuite()
          suite.run()
          precondition(suite.mismatches == 0)
          sequences = suite.sequences
        }
      }
      let harness = cpuSeconds {
        for _ in 0..<rounds { precondition(checker.suiteOfMemory(of: 1) == sequences) }
      }
      return (bare: bare / Double(rounds), harness: harness / Double(rounds))
    }
    return Proving(
      ratio: pairs.map { $0.harness / $0.bare }.median, sequences: sequences,
      seconds: pairs.map(\.harness).median, bareSeconds: pairs.map(\.bare).median)
  }
}

import BindingGenerators
import LawChecking

/// What is hunted at one time, and written down in one line: a system up to a level, or a range of the
/// random cases of a system and a law.
struct HuntPiece: Hashable, Sendable, Codable {
  let system: String
  /// The law; `nil` for a level, at which the system is judged by all laws.
  var law: String?
  /// The number of the level or of the range, from 0.
  let number: Int
}

/// What came of a piece of a hunt: a line of its results.
///
/// Old directories hold such lines: whatever changes them, or a `Judgement` or `Verdict` in them, needs
/// another format of `HuntPlan`.
/// Scripts in `CI/full.d` read `piece`, its `law`, `at` and `seconds` by name.
struct HuntRecord: Hashable, Sendable, Codable {
  let piece: HuntPiece
  /// What a level has shown: the verdict on each law that speaks about the system.
  var judgements: [Judgement]?
  /// What a range has shown; `nil` where the law does not speak about the system.
  var verdict: Verdict?
  /// Why nothing can be judged.
  var fault: String?
  /// When it was done, in seconds since 1970, and how many seconds it took.
  var at = 0.0, seconds = 0.0

  /// How many cases of a range passed or did not count.
  var tally: Verdict.Tally? { verdict.map { Verdict.Tally(of: $0) } }

  /// What broke the law in a range.
  var finding: Verdict? { verdict.flatMap { $0.kind.isFailure ? $0 : nil } }

  /// The pairs of operations of a range that its process had not met before; `CaseSpace+Pairs` numbers them.
  var pairs: PairSet {
    get { verdict?.mix?.pairs ?? PairSet([]) }
    set { verdict?.mix?.pairs = newValue.count == 0 ? nil : newValue }
  }

  /// Whether it can have been counted, so that nobody's sums overflow; `Verdict+Codable` has the same bound.
  var isPlausible: Bool {
    let counts = tally.map { [$0.cases, $0.refusals, $0.ended] } ?? []
    return counts.allSatisfy((0...1_000_000_000_000_000).contains)
      && [at, seconds].allSatisfy((0...1e10).contains)
  }
}

/// The behaviour of a system that differs from its model, and that the model forgives.
///
/// Its properties name fields of `check --json`, which others read. `LinesOfJSON.md` names most.
/// `SystemSubject+Leniency` makes one.
package struct Leniency: Hashable, Sendable, Codable {
  /// The value of the worst set, as traces print it.
  let value: String
  /// The value or base that was found after the worst set.
  let found: String
  /// The value or base that was expected there.
  let expected: String
  /// The kind of difference.
  let kind: Kind
  /// The number of sets of new bindings that were forgiven.
  let sets: Int
  /// The number of sets of new bindings that were tried.
  let tried: Int
  /// The change that makes the model forgive nothing, as `LenientModel.strictly` has it.
  ///
  /// It precedes `makes it strict`. Nil if the model has none.
  let strictly: String?
  /// The sentence on what the model forgives, if nothing makes it strict.
  ///
  /// Nil for a model of the user's own.
  let because: String?

  /// The kind of difference, the least first.
  package enum Kind: String, Hashable, Sendable, Codable, Comparable {
    /// Another value is read than was set.
    case reads
    /// Another value is read than was set, and it is the one that is stored.
    case stores
    /// The base differs from the model's.
    case storesOther = "stores-other"
    /// The base changes when a value is set that is read already, as whoever reads and sets it back does.
    case storesWhatItReads = "stores-what-it-reads"

    package static func < (kind: Kind, other: Kind) -> Bool { kind.severity < other.severity }

    private var severity: Int {
      switch self {
      case .reads: 0
      case .stores: 1
      case .storesOther: 2
      case .storesWhatItReads: 3
      }
    }
  }

  /// The excuse in words, such as `setting -1 stores 0 (12 of 36 sets); `storing:` left out makes it strict`.
  package var sentence: String {
    let share = "(\(sets) of \(tried) sets)"
    let words =
      switch kind {
      case .reads: "setting \(value) reads \(found)"
      case .stores: "setting \(value) stores \(found)"
      case .storesOther: "setting \(value) leads to \(found), not to \(expected)"
      case .storesWhatItReads:
        "setting \(value), which is read there, turns \(expected) into \(found)"
      }
    let advice =
      strictly.map { "\($0) makes it strict" } ?? because
      ?? "the model's `areEquivalent` allows that"
    return "\(words) \(share); \(advice)"
  }
}

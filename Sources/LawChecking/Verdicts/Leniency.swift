/// What a system does otherwise than its model, which the model forgives.
///
/// Its properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
/// `SystemSubject+Leniency` makes one.
package struct Leniency: Hashable, Sendable, Codable {
  /// What was set in the worst of the sets, and what was found and expected there, as traces have it.
  let value: String
  let found: String
  let expected: String
  /// What was found.
  let kind: Kind
  /// How many sets of new bindings were forgiven, of how many.
  let sets: Int
  let tried: Int
  /// What makes the model strict, as `LenientModel.strictly` has it: then it stands before `makes it strict`.
  let strictly: String?

  /// What the system does otherwise, the least first.
  package enum Kind: String, Hashable, Sendable, Codable, Comparable {
    /// Another value is read than was set.
    case reads
    /// The same, and it is what is stored.
    case stores
    /// Another base comes of it.
    case storesOther = "stores-other"
    /// Another base comes of setting what is read, as whoever looks and sets it back does.
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
      strictly.map { "\($0) makes it strict" } ?? "the model's `areEquivalent` allows that"
    return "\(words) \(share); \(advice)"
  }
}

/// The behaviour of a system that differs from its model, and that the model forgives.
///
/// Its properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
/// `SystemSubject+Excuse` makes one.
package struct Excuse: Hashable, Sendable, Codable {
  /// The value of the worst set, and what was found and expected there, as traces print them.
  let value, found, expected: String
  /// The kind of difference.
  let kind: Kind
  /// The number of sets of new bindings that were forgiven, and of all that were tried.
  let sets, tried: Int
  /// The change that makes the model forgive nothing, as `LenientModel.strictly` has it.
  ///
  /// It precedes `makes it strict`. Nil if the model has none.
  let strictly: String?

  /// The kind of difference, the least first.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Another value is read than was set.
    case reads
    /// Another value is read than was set, and it is the one that is stored.
    case stores
    /// The base differs from the model's.
    case storesOther = "stores-other"
    /// The base changes when a value is set that is read already, as whoever reads and sets it back does.
    case storesWhatItReads = "stores-what-it-reads"

    /// Whether another kind is worse.
    func isLess(than other: Kind) -> Bool {
      guard let place = Self.allCases.firstIndex(of: self),
        let another = Self.allCases.firstIndex(of: other)
      else { return false }
      return place < another
    }
  }

  /// The excuse in words, such as `setting -1 stores 0 (12 of 36 sets); `storing:` left out makes it strict`.
  package var words: String {
    let share = "(\(sets) of \(tried) sets)"
    let words =
      switch kind {
      case .reads: "setting \(value) reads \(found)"
      case .stores: "setting \(value) stores \(found)"
      case .storesOther: "setting \(value) leads to \(found), not to \(expected)"
      case .storesWhatItReads:
        "setting \(value), which is read there, turns \(expected) into \(found)"
      }
    return "\(words) \(share); "
      + (strictly.map { "\($0) makes it strict" } ?? "the model's `areEquivalent` allows that")
  }
}

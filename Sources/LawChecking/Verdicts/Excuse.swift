/// What a system does otherwise than its model, which the model forgives.
///
/// Its properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
/// `SystemSubject+Excuse` makes one.
package struct Excuse: Hashable, Sendable, Codable {
  /// What was set in the worst of the sets, and what was found and expected there, as traces have it.
  let value, found, expected: String
  /// What was found.
  let kind: Kind
  /// How many sets of new bindings were forgiven, of how many.
  let sets, tried: Int
  /// What makes the model strict, as `LenientModel.strictly` has it: then it stands before `makes it strict`.
  let strictly: String?

  /// What the system does otherwise, the least first.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Another value is read than was set.
    case reads
    /// The same, and it is what is stored.
    case stores
    /// Another base comes of it.
    case storesOther = "stores-other"
    /// Another base comes of setting what is read, as whoever looks and sets it back does.
    case storesWhatItReads = "stores-what-it-reads"

    /// Whether another one is worse.
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

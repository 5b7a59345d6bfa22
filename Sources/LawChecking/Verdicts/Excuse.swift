/// What a system does otherwise than its model, which the model counts as the same.
///
/// Its properties name fields of `check --json`, which others read; `LinesOfJSON.md` names most.
/// `SystemSubject+Excuse` makes one.
package struct Excuse: Hashable, Sendable, Codable {
  /// What was found and what it counts as, in the first of the sets, as traces have it.
  let found, expected: String
  /// How many sets of new bindings were excused, of how many.
  let sets, tried: Int
  /// What makes the model strict: the end of the sentence below, as `LenientModel.strictly` has it.
  let strictly: String

  /// The excuse in words, such as `0 counts as nil in 4 of 9 sets; …`.
  package var words: String {
    "\(found) counts as \(expected) in \(sets) of \(tried) sets; \(strictly)"
  }
}

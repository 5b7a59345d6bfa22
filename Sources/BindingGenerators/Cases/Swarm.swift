/// What the random draws of one case are limited to: of four cases one uses everything.
///
/// `Runner` makes it in `Search+Swarm.swift`: another one changes the cases of every seed. Draws that are
/// replayed take `CaseSpace.everything`.
///
/// Source: swarm testing; Groce et al., ISSTA 2012.
package struct Swarm: Sendable {
  /// The least number of operations.
  package var minimumLength = 0
  /// The largest number of operations.
  package var maximumLength: Int
  /// The indices of the operation kinds in use.
  package var kinds: [Int]
  /// Whether sets that change nothing, as those which the model rejects, are seldom drawn: where one type
  /// of values serves all ports, most would be.
  package var prefersChanges = false
}

/// What the random draws of one case are limited to: of four cases one uses everything.
///
/// Another one changes the cases of every seed. Draws that are replayed take `CaseSpace.everything`.
///
/// Source: swarm testing; Groce et al., ISSTA 2012.
package struct Swarm: Sendable {
  /// The least number of operations, which is no more than the largest.
  package var minimumLength = 0
  /// The largest number of operations, which is no more than that of the `CaseSpace`.
  package var maximumLength: Int
  /// The operation kinds in use, as places in `TransitionTable.kinds`: never none, and in rising order, because
  /// draws pick by place.
  package var kinds: [Int]
  /// Whether sets that change nothing are seldom drawn, such as those that the model rejects.
  ///
  /// Where one type of values serves all ports, most would be such sets.
  package var prefersChanges = false
}

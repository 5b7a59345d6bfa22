/// The limits of the random draws of one case.
///
/// Other limits change the cases of every seed. Replayed draws use `CaseSpace.everything`.
///
/// Source: swarm testing; Groce et al., ISSTA 2012.
package struct Swarm: Sendable {
  /// The smallest number of operations, which is at most the largest one.
  package var minimumLength = 0
  /// The largest number of operations, which is at most that of the `CaseSpace`.
  package var maximumLength: Int
  /// The operation kinds in use, as indices of `TransitionTable.kinds`.
  ///
  /// There is at least one. They rise, because draws pick by index.
  package var kinds: [Int]
  /// Whether sets that change nothing are drawn seldom, such as those that the model rejects.
  ///
  /// If one type of values serves all ports, most sets would be of this kind.
  package var prefersChanges = false
}

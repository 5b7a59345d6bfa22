/// What the random draws of one case are limited to: of four cases one uses everything.
///
/// Source: swarm testing; Groce et al., ISSTA 2012.
package struct Swarm: Sendable {
  /// The largest number of operations.
  package var maximumLength: Int
  /// The indices of the operation kinds in use.
  package var kinds: [Int]
}

package import BindingLaws

/// The counts of drawn operations by kind, and the states in which they were drawn.
///
/// Some random cases use just the kinds that are missing here, so the counts change what is drawn. Verdicts
/// contain the counts, also as JSON. There may be at most 16 kinds, because each has a bit of a `UInt16`.
package final class OperationCoverage {
  private let kinds: [OperationKind]
  private let states: Int
  private let counts: Cells<Int>
  /// The kinds that were drawn in each state, a bit each.
  ///
  /// States that are not distinguished share the last element.
  private let seen: Cells<UInt16>

  /// Makes empty counts.
  ///
  /// - Parameters:
  ///   - kinds: The kinds in use.
  ///   - states: The number of distinguished states.
  init(kinds: [OperationKind], states: Int) {
    precondition(kinds.count <= UInt16.bitWidth, "there are more kinds than bits")
    self.kinds = kinds
    self.states = states
    counts = Cells(repeating: 0, count: kinds.count)
    seen = Cells(repeating: 0, count: states + 1)
  }

  /// Notes that an operation of this kind was drawn in this state.
  func note(_ kind: Int, in state: Int) {
    counts[kind] &+= 1
    seen[state < states ? state : states] |= 1 &<< UInt16(truncatingIfNeeded: kind)
  }

  /// The number of draws of each kind.
  package var operations: [(kind: OperationKind, count: Int)] {
    kinds.indices.map { (kinds[$0], counts[$0]) }
  }

  /// The number of states in which an operation was drawn.
  ///
  /// All undistinguished states count as one.
  package var statesReached: Int { (0...states).count { seen[$0] != 0 } }

  /// The indices of the kinds that were not drawn in some state that was reached.
  ///
  /// Undistinguished states do not count here. Counting them would change what is drawn.
  package var kindsMissing: [Int] {
    var everywhere = UInt16.max
    var state = 0
    while state < states {
      if seen[state] != 0 { everywhere &= seen[state] }
      state &+= 1
    }
    return kinds.indices.filter { everywhere & (1 << UInt16($0)) == 0 }
  }
}

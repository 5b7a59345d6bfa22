/// Which kinds of operations were drawn, how often, and in which states.
package final class OperationCoverage {
  private let kinds: [OperationKind]
  private let states: Int
  private let counts: UnsafeMutablePointer<Int>
  private let seen: UnsafeMutablePointer<Bool>

  /// - Parameters:
  ///   - kinds: The kinds in use.
  ///   - states: How many states are told apart; all others count as one.
  init(kinds: [OperationKind], states: Int) {
    (self.kinds, self.states) = (kinds, states)
    counts = .allocate(capacity: kinds.count)
    seen = .allocate(capacity: (states + 1) * kinds.count)
    counts.initialize(repeating: 0, count: kinds.count)
    seen.initialize(repeating: false, count: (states + 1) * kinds.count)
  }

  deinit {
    counts.deallocate()
    seen.deallocate()
  }

  /// Forgets everything.
  package func reset() {
    counts.update(repeating: 0, count: kinds.count)
    seen.update(repeating: false, count: (states + 1) * kinds.count)
  }

  /// Notes that an operation of this kind was drawn in this state.
  func note(_ kind: Int, in state: Int) {
    counts[kind] &+= 1
    seen[(state < states ? state : states) &* kinds.count &+ kind] = true
  }

  /// How often each kind was drawn.
  package var operations: [(kind: OperationKind, count: Int)] {
    kinds.indices.map { (kinds[$0], counts[$0]) }
  }

  /// In how many states an operation was drawn.
  package var statesReached: Int {
    (0...states).count { state in kinds.indices.contains { seen[state * kinds.count + $0] } }
  }

  /// The indices of the kinds that were not yet drawn in some state that was reached.
  package var kindsMissing: [Int] {
    let reached = (0..<states).filter { state in
      kinds.indices.contains { seen[state * kinds.count + $0] }
    }
    return kinds.indices.filter { kind in
      reached.contains { !seen[$0 * kinds.count + kind] }
    }
  }
}

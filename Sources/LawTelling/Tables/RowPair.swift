import BindingLaws
import LawChecking

/// A row of two runs side by side: what each shows after an operation.
///
/// A side is nil if it has no such operation.
struct RowPair {
  /// The operation in the trace language.
  let line: String
  /// What the left run shows.
  let left: Snapshot?
  /// What the right run shows.
  var right: Snapshot?
  /// Whether the two have to show the same.
  var isCompared = true
  /// Whether their writes have to be the same, too.
  ///
  /// A write in a transaction has another label than one outside.
  var comparesWrites = true

  /// Whether the two differ.
  ///
  /// `Comparison` finds stale held bindings by itself.
  var differs: Bool {
    differs(in: \.readings) || differs(in: \.base) || comparesWrites && differs(in: \.writes)
  }

  /// Returns whether the two have to show the same of something, and do not.
  func differs(in seen: (Snapshot) -> some Equatable) -> Bool {
    guard isCompared, let left, let right else { return false }
    return seen(left) != seen(right)
  }
}

/// The state of a run after an operation.
struct Snapshot {
  /// The readings of the ports, in order.
  let readings: [Counterexample.Reading]
  /// The base, or nil if the process did not come so far.
  let base: TraceValue?
  /// The writes of the operation.
  var writes: [Counterexample.Write] = []
  /// The operation of this run, or nil if the other run has the same.
  var ownOperation: String?
  /// The reading of the binding of each port.
  ///
  /// Nil for a port that is not held.
  var held: [Counterexample.Reading?] = []
  /// The words for how the process ended, or nil if it did not.
  var end: String?
}

package import BindingLaws

/// What the cases of a proof are restricted to: which operations stand before the law's program, place
/// by place.
///
/// A `CaseSpace` with one draws nothing else; enumerating the draws goes through all such cases. A proof runs
/// nothing else: its patterns have to cover all that matters to the law.
package struct ProofPattern {
  /// What may stand at one place of the trace before the law's program.
  package struct Place {
    /// The indices of the kinds of operations in `TransitionTable.kinds`.
    package let kinds: [Int]
    /// Whether ports are used through held bindings only.
    package let isHeld: Bool

    package init(_ kinds: [OperationKind], of all: [OperationKind], isHeld: Bool = false) {
      self.kinds = all.indices.filter { kinds.contains(all[$0]) }
      self.isHeld = isHeld
    }
  }

  /// One for each operation; without any, the law's program comes first.
  package let places: [Place]
  /// Whether one of the law's handles has to be a held one, rather than none.
  package let wantsHeldVariable: Bool

  package init(_ places: [Place] = [], wantsHeldVariable: Bool = false) {
    self.places = places
    self.wantsHeldVariable = wantsHeldVariable
  }
}

package import BindingLaws

/// A restriction of the cases of a proof: the operations that may stand before the law's program, place by
/// place.
///
/// A `CaseSpace` with a pattern draws no other cases, and enumerating the draws goes through all of them. A
/// proof runs nothing else, so its patterns have to cover everything that matters to the law.
package struct ProofPattern {
  /// The operations that may stand at one place before the law's program.
  package struct Place {
    /// The indices of the kinds of operations in `TransitionTable.kinds`.
    package let kinds: [Int]
    /// Whether ports are used only through held bindings.
    package let isHeld: Bool

    package init(_ kinds: [OperationKind], of all: [OperationKind], isHeld: Bool = false) {
      self.kinds = all.indices.filter { kinds.contains(all[$0]) }
      self.isHeld = isHeld
    }
  }

  /// The places, one for each operation.
  ///
  /// If there are none, the law's program comes first.
  package let places: [Place]
  /// Whether one of the law's handles has to be held.
  ///
  /// If not, none is.
  package let wantsHeldVariable: Bool

  package init(_ places: [Place] = [], wantsHeldVariable: Bool = false) {
    self.places = places
    self.wantsHeldVariable = wantsHeldVariable
  }
}

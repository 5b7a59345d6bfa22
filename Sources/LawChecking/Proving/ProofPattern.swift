import BindingGenerators

/// What the cases of a proof have in common.
struct ProofPattern {
  /// What may stand at one place of the trace before the law's program.
  struct Place {
    /// The indices of the kinds of operations.
    let kinds: [Int]
    /// Whether ports are used through held bindings only.
    let isHeld: Bool

    init(_ kinds: [OperationKind], of all: [OperationKind], isHeld: Bool = false) {
      self.kinds = all.indices.filter { kinds.contains(all[$0]) }
      self.isHeld = isHeld
    }
  }

  let places: [Place]
  /// Whether one of the law's handles has to be a held one, rather than none.
  let wantsHeldVariable: Bool

  init(_ places: [Place] = [], wantsHeldVariable: Bool = false) {
    (self.places, self.wantsHeldVariable) = (places, wantsHeldVariable)
  }
}

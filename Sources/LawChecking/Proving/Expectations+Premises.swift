import BindingLaws

/// The premises of proofs about a new system.
///
/// Each is checked in every listed base. `Ladder` and `SystemMemory` ask for them. A premise that lets too
/// much pass makes proofs false. `WhatAProofAssumes.md` says what a proof assumes.
extension Expectations {
  /// Whether every base that is reached is listed.
  var staysListed: Bool { !contains { $2.base >= shape.bases } }

  /// Whether no read writes anything, through a fresh binding in any base, or through one whose port is gone.
  var areReadsInert: Bool { !contains { $0.kind == .get && !isInert($2, in: $1) } }

  /// Whether inputs that no law judges write nothing.
  ///
  /// These are renderings of a control, and derivations of a binding whose port is gone.
  var areUnjudgedInputsInert: Bool {
    !contains { (input: Input, base: Int, seen: Observation) in
      (input.isRendering || isWhereGone(input, in: base)) && !isInert(seen, in: base)
    }
  }

  /// Whether a fresh binding can be derived of some port that is gone.
  var derivesWhereGone: Bool { contains { isWhereGone($0, in: $1) && $2.reading > 0 } }

  /// Whether some fresh binding can be derived.
  var derivesSome: Bool { contains { input, _, seen in input.kind == .derive && seen.reading > 0 } }

  private func isWhereGone(_ input: Input, in base: Int) -> Bool {
    input.kind == .derive && !shape.isPresent(input.port, in: base)
  }

  /// Whether some binding, whose port is there or gone, reads a value whose number meets a condition.
  func reads(_ isSuch: (Int) -> Bool) -> Bool {
    contains { input, _, seen in
      (input.kind == .get || input.isHeld) && seen.reading > 0 && isSuch(seen.reading - 1)
    }
  }

  /// Whether a set of a new binding has the same effect in a transaction as outside of any.
  ///
  /// The effect is the base, and whether anything was written. Most laws set outside of transactions.
  var areSetsSameInTransactions: Bool {
    !contains { set, base, seen in
      let outside = Input(.set, port: set.port, operand: set.operand)
      guard set.isInTransaction, !set.isHeld, let plain = whenNew(outside, in: base) else {
        return false
      }
      return seen.base != plain.base || (seen.writes == 0) != (plain.writes == 0)
    }
  }

  /// Whether an echo, and a tap, does what a get of one binding and a set of another do.
  ///
  /// Then those through a held binding do so, too, because each is a get and a set.
  ///
  /// - Parameters:
  ///   - isControl: Whether taps go through a control, so that only the base after them counts.
  ///   - tapped: Returns the number of the value that a tap sets after reading a number. Nil for none.
  func areUsesComposed(_ isControl: Bool, _ tapped: (Int) -> Int?) -> Bool {
    !contains { use, base, seen in
      let isTap = use.kind == .tap
      guard isTap || use.kind == .echo, !use.isHeld,
        !shape.inputs.contains(use.moved(to: use.port, isHeld: true))
      else { return false }
      let both = composed(use.port, in: base, isTap ? tapped : { $0 })
      return isTap && isControl ? both.base != seen.base : !both.isLike(seen)
    }
  }

  /// Returns the effects of a get and of the set that follows it, together.
  ///
  /// They are unknown if the get writes.
  ///
  /// - Parameter next: Returns the number of the value to set after a number was read. Nil for no set.
  private func composed(
    _ port: Int, in base: Int, _ next: (Int) -> Int?
  ) -> Observation {
    guard var both = whenNew(Input(.get, port: port), in: base), isInert(both, in: base) else {
      return .unknown
    }
    guard both.reading > 0, let value = next(both.reading - 1) else { return both }
    let input = Input(
      .set, port: port, operand: value, isInTransaction: shape.knowsTransactionsAlone)
    guard let set = whenNew(input, in: base) else { return .unknown }
    both.writes = set.writes
    both.base = set.base
    return both
  }

  /// Whether nothing was written, and the base is unchanged.
  private func isInert(_ seen: Observation, in base: Int) -> Bool {
    seen.writes == 0 && seen.base == shape.counted[base]
  }

  /// Returns what an input does on a system new in a base, or nil if it is no input.
  private func whenNew(_ input: Input, in base: Int) -> Observation? {
    shape.inputs.firstIndex(of: input).map { whenNew($0, in: base) }
  }
}

extension MachineShape {
  /// Whether held bindings are set only in transactions.
  ///
  /// Then an echo or a tap is, too.
  fileprivate var knowsTransactionsAlone: Bool {
    !inputs.contains { $0.kind == .set && $0.isHeld && !$0.isInTransaction }
  }

  /// Whether every port is there in every base.
  var areAllPresent: Bool { (0..<bases * ports).allSatisfy { presence[$0] } }

  /// Whether there are taps.
  var hasTaps: Bool { inputs.contains { $0.kind == .tap } }
}

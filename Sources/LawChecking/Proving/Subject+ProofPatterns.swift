import BindingGenerators
import BindingLaws

// The order of patterns decides which failing case is found first, and recorded outputs count the cases.
extension Subject {
  /// Returns the operations that have to lead up to the law's program, so that all that matters is covered.
  ///
  /// For fresh bindings, there are none. For bindings held since another base, they change the base, so that
  /// a port may vanish. No held bindings are needed if they are known to do what fresh ones do, except for a
  /// tap if a fresh one goes through a control.
  ///
  /// A new kind of operation that uses a binding, or changes the base, belongs into the lists of kinds here,
  /// and into those of `proofPatternsOfTwoAges`: a kind that is missing makes proofs false.
  func proofPatterns(areHeldLikeFresh: Bool, tapsControls: Bool) -> [ProofPattern] {
    // Of two variables, `p` is the one that is held since another base.
    if variables.contains(.q) && !variables.contains(.p) { return [] }
    let kinds = transitions.kinds
    let nothing = ProofPattern()
    let anything = ProofPattern([.init(OperationKind.allCases, of: kinds)])
    let elsewhere = areHeldLikeFresh ? [] : [ProofPattern.Place([.write, .act], of: kinds)]
    let uses: [OperationKind] = areHeldLikeFresh ? [.tap] : [.set, .tap, .echo, .get]
    let held = ProofPattern(
      [.init([.hold], of: kinds)] + elsewhere + [.init(uses, of: kinds, isHeld: true)])
    let variableHeld = ProofPattern(elsewhere, wantsHeldVariable: variables.contains(.p))
    let isFresh = areHeldLikeFresh && !tapsControls && !variables.contains(.heldP)
    switch shape {
    case .always: return isFresh ? [nothing, anything] : [nothing, anything, held]
    case .conforms, .readers, .concurrent: return []
    case .nested:
      let heldLater = ProofPattern(anything.places, wantsHeldVariable: true)
      return [nothing, ProofPattern(wantsHeldVariable: true), anything, heldLater]
    case .after where !variables.contains(.p): return [nothing, anything]
    case .after: return isFresh ? [nothing] : [nothing, variableHeld]
    // Neither machine shows a memory, so one step of each distinguishes them.
    case .same(_, _, .byTwin), .same(_, _, .outside): return [nothing, anything, held]
    case .same(_, _, .asWritten) where variables.contains(.p):
      return isFresh ? [nothing] : [nothing, variableHeld]
    case .same: return []
    }
  }

  /// The operations that lead to bindings of two variables held since different bases, whose ports may have
  /// vanished.
  ///
  /// If each of two ports may be there without the other, both are held again.
  var proofPatternsOfTwoAges: [ProofPattern] {
    guard variables.isSuperset(of: [.p, .q]) else { return [] }
    let kinds = transitions.kinds
    let elsewhere = ProofPattern.Place([.write, .act], of: kinds)
    let holdsElsewhere = [.init([.hold], of: kinds), elsewhere]
    let between = [elsewhere] + holdsElsewhere + (arePortsApart ? holdsElsewhere : [])
    let anything = ProofPattern.Place(OperationKind.allCases, of: kinds)
    return [ProofPattern((isTimed ? [anything] : []) + between, wantsHeldVariable: true)]
  }

  /// Whether two ports are each there in some base without the other.
  private var arePortsApart: Bool {
    func isAlone(_ port: Int, beside other: Int) -> Bool {
      (0..<transitions.listedBases).contains {
        isPresent(port, inListed: $0) && !isPresent(other, inListed: $0)
      }
    }
    return (0..<transitions.ports).contains { port in
      (0..<port).contains { isAlone(port, beside: $0) && isAlone($0, beside: port) }
    }
  }

  /// The largest number of cases along the pattern.
  ///
  /// `CaseSpace+DrawingStart` draws the handles along a pattern that this counts: change both.
  var proofSize: Int {
    let isHeld = pattern?.wantsHeldVariable == true && !variables.contains(.heldP)
    let bound = variables.each.map { name in
      if name.field != .handle { return transitions.listed(name.field) }
      // Of two handles the first, the second or both are held: three times as many cases.
      let waysToHold = name == .q && isHeld ? 3 : 1
      return transitions.ports * waysToHold
    }
    let placed = (pattern?.places ?? []).map { place in
      place.kinds.reduce(0) { $0 + operations(transitions.kinds[$1], place.isHeld) }
    }
    // The bound keeps the product from overflowing.
    return (bound + placed).reduce(starts?.count ?? 0) { min($0 * $1, 1 << 40) }
  }

  private func operations(_ kind: OperationKind, _ isHeld: Bool) -> Int {
    (kind.hasPort && !isHeld ? transitions.ports : 1) * (transitions.operands(of: kind) ?? 1)
  }
}

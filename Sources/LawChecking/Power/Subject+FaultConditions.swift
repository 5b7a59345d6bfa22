import BindingGenerators
import BindingLaws

/// The conditions under which a system can have a fault.
///
/// The bounds and the seed decide which faults are tried.
extension Subject {
  var hasSeveralPorts: Bool { transitions.ports > 1 }
  /// Whether values are states of a switch.
  var isOnOrOff: Bool { switchStates != nil }
  /// Whether the model may reject a set.
  var mayReject: Bool { model.acceptedSets != .all }
  /// Whether a port is gone in some base.
  var mayVanish: Bool { isSeen { !model.isPresent($0, in: $1) } }
  /// Whether a tap sets something at a port that is there.
  var hasTaps: Bool { isShown { model.tapped($0) != nil } }
  /// Whether some control is mixed.
  var hasMixed: Bool {
    guard let mixed = switchStates?.mixed else { return false }
    return isShown { $0 == mixed }
  }

  /// Whether the loss of one of two sets shows, whichever of them comes first.
  ///
  /// Some listed bases and values have to show it. Otherwise nobody can know that the other set was lost.
  var ordersOfSetsShow: Bool {
    if transitions.listedBases == 0 || transitions.listedValues == 0 { return true }
    // With these bounds some 500,000 pairs of sets are compared at most.
    let sets = (0..<min(8, transitions.ports)).flatMap { port in
      (0..<min(16, transitions.listedValues)).map { OperationCode(.set, port: port, value: $0) }
    }
    let meaning = newMeaning()
    func result(_ base: Int, _ set: OperationCode) -> Int { next(base, set, by: meaning) }
    return (0..<min(32, transitions.listedBases)).contains { base in
      sets.contains { outer in
        let alone = result(base, outer)
        return !areEquivalent(bases: alone, base, by: meaning)
          && sets.contains { inner in
            !areEquivalent(bases: result(alone, inner), alone, by: meaning)
              && !areEquivalent(bases: result(result(base, inner), outer), alone, by: meaning)
          }
      }
    }
  }

  /// Whether a control shows a value that meets a condition.
  private func isShown(_ isSuch: (Model.Value) -> Bool) -> Bool {
    offers(.renderings)
      && isSeen { model.isPresent($0, in: $1) && isSuch(model.get($0, in: $1)) }
  }

  /// Whether a port meets a condition in some permitted base that is listed, or in one of some drawn bases.
  private func isSeen(_ isSo: (Model.Port, Model.Base) -> Bool) -> Bool {
    // 100 bases miss a condition that one base in thirty meets in three of 100 worlds.
    let drawn = space.world.bases.isListed ? 0..<0 : 0..<100
    let bases =
      space.world.bases.listed
      + drawn.map { number in
        var choices = Choices(seed: Seed(0x5eed).child(number))
        return space.world.bases.draw(from: &choices)
      }
    return bases.contains { base in model.permits(base) && model.ports.contains { isSo($0, base) } }
  }
}

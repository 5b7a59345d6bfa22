import BindingGenerators
import BindingLaws
import LawfulBindings

/// The outcomes of a new binding, or of a derivation in its place, in one base.
struct BindingOutcomes {
  /// The number of the listed base.
  let base: Int
  /// The reading, or nil if there is no binding.
  let reading: ObservedValue?
  /// The base after a set of each listed value, each from `base`.
  let afterSets: [ObservedValue]
}

extension Subject {
  /// Returns the outcomes of a new binding of a port in a listed base.
  func outcomesOfNewBinding(_ port: Int, in base: Int) -> BindingOutcomes {
    let make = { machine(in: base, inTransaction: false, settling: .afterEachOperation) }
    return BindingOutcomes(
      base: base,
      reading: make().value(port, isHeld: false).map { .value($0) },
      afterSets: (0..<transitions.listedValues).map { value in
        let machine = make()
        machine.perform(OperationCode(.set, port: port, value: value))
        return .base(machine.reachedBase)
      })
  }

  /// Returns the outcomes of a new derivation in a listed base.
  func outcomes(
    of derivation: Derivation<Model.Base, Model.Value>, in base: Int, by meaning: Meaning
  ) -> BindingOutcomes {
    let table = space.table
    // A machine recalls by itself what its numbers mean. A derivation has none.
    table.recall(meaning)
    let read = derivation.derive(HeadlessState(wrappedValue: table.base(of: base)).projectedValue)
    return BindingOutcomes(
      base: base,
      reading: read.map { .value(table.values.number(of: $0.wrappedValue)) },
      afterSets: (0..<transitions.listedValues).map { value in
        let state = HeadlessState(wrappedValue: table.base(of: base))
        derivation.derive(state.projectedValue)?.wrappedValue = table.values[value]
        return .base(table.number(ofReached: state.wrappedValue, near: base))
      })
  }

  /// Whether the outcomes are those that the model predicts at a port.
  func areModelled(_ outcomes: BindingOutcomes, at port: Int, by meaning: Meaning) -> Bool {
    let expected = ObservedValue.value(reading(port, in: outcomes.base, by: meaning))
    if !isEquivalent(outcomes.reading, expected, by: meaning) { return false }
    return outcomes.afterSets.enumerated().allSatisfy { value, after in
      let set = OperationCode(.set, port: port, value: value)
      let expected = ObservedValue.base(next(outcomes.base, set, by: meaning))
      return isEquivalent(after, expected, by: meaning)
    }
  }

  /// Whether a derivation reads as the binding does in each base, and each value that has an effect when the
  /// binding is set to it has one in the derivation, too.
  ///
  /// The derivation may have other effects, and more of them.
  func canStandIn(
    _ derived: [BindingOutcomes], for own: [BindingOutcomes], by meaning: Meaning
  ) -> Bool {
    let readAlike = zip(own, derived).allSatisfy { ownInBase, derivedInBase in
      isEquivalent(ownInBase.reading, derivedInBase.reading, by: meaning)
    }
    if !readAlike { return false }
    return (0..<transitions.listedValues).allSatisfy { value in
      !isChanging(own, setting: value, by: meaning)
        || isChanging(derived, setting: value, by: meaning)
    }
  }

  /// Whether a set leads to another base from some base.
  private func isChanging(
    _ outcomes: [BindingOutcomes], setting value: Int, by meaning: Meaning
  ) -> Bool {
    outcomes.contains { inBase in
      !isEquivalent(inBase.afterSets[value], ObservedValue.base(inBase.base), by: meaning)
    }
  }

  /// Returns the cells in which binding and derivation differ, by base: the reading first, then the sets.
  func differences(
    of own: [BindingOutcomes], from derived: [BindingOutcomes], by meaning: Meaning
  ) -> [NearestDerivation.Cell] {
    var cells: [NearestDerivation.Cell] = []
    for (ownInBase, derivedInBase) in zip(own, derived) {
      let base = traceText(self.base(listed: ownInBase.base))
      if !isEquivalent(ownInBase.reading, derivedInBase.reading, by: meaning) {
        cells.append(
          NearestDerivation.Cell(
            base: base, set: nil, found: text(ownInBase.reading, by: meaning),
            derived: text(derivedInBase.reading, by: meaning)))
      }
      for number in ownInBase.afterSets.indices {
        let ownAfter = ownInBase.afterSets[number]
        let derivedAfter = derivedInBase.afterSets[number]
        if isEquivalent(ownAfter, derivedAfter, by: meaning) { continue }
        cells.append(
          NearestDerivation.Cell(
            base: base, set: traceText(value(listed: number)), found: text(ownAfter, by: meaning),
            derived: text(derivedAfter, by: meaning)))
      }
    }
    return cells
  }

  private func text(_ observed: ObservedValue?, by meaning: Meaning) -> String? {
    observed.map { value(of: $0, by: meaning).text }
  }
}

import BindingLaws

/// Numbers beyond the kept ones stand for one meaning at a time.
extension ModelTable {
  /// Gives the numbers beyond the kept ones to something new, such as another case.
  ///
  /// If nobody holds their present meaning, no memory is allocated: this happens for each case.
  package func newMeaning() -> Meaning {
    if isKnownUniquelyReferenced(&meaning) {
      forget()
    } else {
      putAside()
      meaning = Meaning()
    }
    return meaning
  }

  /// Makes numbers have this meaning.
  package func recall(_ other: Meaning) {
    if other !== meaning { bringBack(other) }
  }

  private func bringBack(_ other: Meaning) {
    guard let elements = other.aside, elements.table === self else {
      preconditionFailure("the numbers are those of another table")
    }
    if isKnownUniquelyReferenced(&meaning) { forget() } else { putAside() }
    other.aside = nil
    meaning = other
    elements.putBack()
  }

  private func putAside() {
    meaning.aside = elementsAside()
    forget()
  }

  /// Forgets everything that has no kept number.
  ///
  /// `basesSeenInProofs`, logs and renderings stay, because proofs compare observations by their numbers.
  private func forget() {
    let kept = transitions.keptBases
    values.truncate(to: transitions.keptValues)
    actions.truncate(to: transitions.actions)
    transitions.ownStates.truncate(to: 0)
    basesOutsideModel.truncate(to: 0)
    transitions.forgetLeftOut()
    bases.truncate(to: kept)
    readings.truncate(to: kept * transitions.ports)
    transitions.presence.truncate(to: kept * transitions.ports)
  }

  /// Copies the elements of the present meaning, which are those that `forget` drops: change both together.
  private func elementsAside() -> ElementsAside {
    let keptValues = transitions.keptValues
    let keptBases = transitions.keptBases
    let ports = transitions.ports
    let ownValues = values.elements(from: keptValues)
    let ownActions = actions.elements(from: transitions.actions)
    let ownBases = bases.elements(from: keptBases)
    let ownReadings = readings.elements(from: keptBases * ports)
    let ownPresence = transitions.presence.elements(from: keptBases * ports)
    let outside = basesOutsideModel.elements(from: 0)
    let ownStates = transitions.ownStates.elements(from: 0)
    let leftOut = transitions.leftOut
    return ElementsAside(table: self) { [self] in
      // More numbers are kept than then: `reachBeyond` has run. It runs in finite worlds alone, where each element of
      // a case has a kept number. Only bases that were reached beyond the lists are lost, and nobody asks for these.
      if keptValues != transitions.keptValues || keptBases != transitions.keptBases { return }
      ownValues.forEach(values.append)
      ownActions.forEach(actions.append)
      ownBases.forEach(bases.append)
      ownReadings.forEach(readings.append)
      ownPresence.forEach(transitions.presence.append)
      outside.forEach(basesOutsideModel.append)
      ownStates.forEach(transitions.ownStates.append)
      leftOut.forEach(transitions.leaveOut)
    }
  }
}

extension Numbering {
  /// Returns the elements from a number on.
  fileprivate func elements(from first: Int) -> [Element] {
    count > first ? (first..<count).map { self[$0] } : []
  }
}

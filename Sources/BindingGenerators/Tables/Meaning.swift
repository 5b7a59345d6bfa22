import BindingLaws

/// The meaning of the numbers beyond the kept ones, in one case or in one search.
///
/// A `ModelTable` holds the elements of one meaning at a time. Before it takes up another one it puts them aside, if
/// anybody still holds their meaning, and it brings them back when somebody asks. So whoever has a number
/// also needs its meaning, and the number never stands for something else.
package final class Meaning {
  /// The elements, while the table holds others.
  var aside: ElementsAside?

  package init() {}
}

/// The elements of a meaning, while their table holds others.
struct ElementsAside {
  /// The table that they belong to.
  let table: AnyObject
  /// Puts them into the table, which has none but the kept ones.
  let putBack: () -> Void
}

extension ModelTable {
  /// Copies the elements of the present meaning.
  ///
  /// If more are kept when they are put back, every element of a case has a kept number, because `reachBeyond`
  /// numbers elements of finite worlds alone. Bases that a system has reached are forgotten then.
  func elementsAside() -> ElementsAside {
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

import BindingLaws

/// The meaning of the numbers beyond the kept ones, in one case or in one search.
///
/// A `ModelTable` holds the elements of one meaning at a time. Before it takes up another one it puts them aside, if
/// anybody still holds their meaning, and it brings them back when somebody asks. So whoever has a number
/// also needs its meaning, and the number never stands for something else.
package final class Meaning {
  /// The elements, while the table holds others.
  var aside: AnyObject?

  package init() {}
}

/// The elements of a meaning, while a table holds others.
final class ElementsAside<Model: ReferenceModel> {
  let table: ModelTable<Model>
  /// The numbers of values and bases that were kept at that time.
  let keptValues, keptBases: Int
  let values: [Model.Value]
  let actions: [Model.Action]
  let bases: [Model.Base]
  /// The readings and the presence of ports in these bases.
  let readings: [Model.Value]
  let presence: [Bool]
  let basesOutsideModel: [Model.Base]
  /// The states of the case's own bases.
  let ownStates: [Int]
  let leftOut: Set<Int>

  init(of table: ModelTable<Model>) {
    let transitions = table.transitions
    self.table = table
    keptValues = transitions.keptValues
    keptBases = transitions.keptBases
    values = table.values.elements(from: keptValues)
    actions = table.actions.elements(from: transitions.actions)
    bases = table.bases.elements(from: keptBases)
    readings = table.readings.elements(from: keptBases * transitions.ports)
    presence = transitions.presence.elements(from: keptBases * transitions.ports)
    basesOutsideModel = table.basesOutsideModel.elements(from: 0)
    ownStates = transitions.testCase.elements(from: 0)
    leftOut = transitions.leftOut
  }

  /// Puts the elements into the table, which has none but the kept ones.
  ///
  /// If more are kept by now, every element of a case has a kept number, because `reachBeyond` numbers
  /// elements of finite worlds alone. Bases that a system has reached are forgotten then.
  func putBack() {
    let transitions = table.transitions
    if keptValues != transitions.keptValues || keptBases != transitions.keptBases { return }
    values.forEach(table.values.append)
    actions.forEach(table.actions.append)
    bases.forEach(table.bases.append)
    readings.forEach(table.readings.append)
    presence.forEach(transitions.presence.append)
    basesOutsideModel.forEach(table.basesOutsideModel.append)
    ownStates.forEach(transitions.testCase.append)
    leftOut.forEach(transitions.leaveOut)
  }
}

extension Numbering {
  /// Returns the elements from a number on.
  fileprivate func elements(from first: Int) -> [Element] {
    count > first ? (first..<count).map { self[$0] } : []
  }
}

import BindingLaws

/// A model of the flags of a list together.
///
/// The list is on if all of its flags are. An empty list is on and stays so. Cases do not begin there,
/// because `FirstOfNone` would trap before it does anything: an action has to empty the list.
struct TogetherModel: ReferenceModel {
  var bases: [[Bool]]? { flagPositions.bases }
  var starts: [[Bool]]? { bases?.filter { !$0.isEmpty } }
  var actions: [ListAction] { ListAction.allCases }
  func get(_ port: SinglePort, in list: [Bool]) -> Bool { list.allSatisfy(\.self) }
  func accepts(_ isOn: Bool, at port: Port, in list: [Bool]) -> Bool { isOn || list != [] }
  func set(_ isOn: Bool, at port: Port, in list: [Bool]) -> [Bool] { list.map { _ in isOn } }

  func apply(_ action: ListAction, to list: [Bool]) -> [Bool] {
    flagPositions.apply(action, to: list)
  }
}

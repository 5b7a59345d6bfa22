package import BindingLaws

/// The model as a table: its bases are states with numbers, and what it reads and does in each is
/// worked out once.
///
/// Listed bases keep their numbers for good, and what is known about them is kept. A base that is
/// not listed gets a number when it is met, until `reset`.
package final class ModelTable<Model: ReferenceModel> {
  package let world: World<Model>
  /// What each state reads at each port, one state after the other.
  package private(set) var readings: ContiguousArray<Model.Value> = []
  /// Whether each port is there in each state, one state after the other.
  package private(set) var presence: ContiguousArray<Bool> = []
  /// The values, listed ones first.
  package private(set) var values: ContiguousArray<Model.Value> = []
  private var bases: ContiguousArray<Model.Base> = []
  private var transitions: ContiguousArray<Int32> = []
  let listedBases: Int
  let listedValues: Int
  private let width: Int

  /// Numbers the listed bases and values of a world.
  package init(_ world: World<Model>) {
    self.world = world
    (listedBases, listedValues) = (world.bases.listed.count, world.values.listed.count)
    width = world.handles.count * (listedValues + 2) + world.actions.count
    values.append(contentsOf: world.values.listed)
    for base in world.bases.listed { append(base) }
    transitions = ContiguousArray(repeating: -1, count: listedBases * width)
  }

  /// How many states have a number.
  package var stateCount: Int { bases.count }

  /// Forgets all that is not listed.
  package func reset() {
    if values.count > listedValues { values.removeLast(values.count - listedValues) }
    if bases.count == listedBases { return }
    let ports = world.handles.count
    bases.removeLast(bases.count - listedBases)
    readings.removeLast(readings.count - listedBases * ports)
    presence.removeLast(presence.count - listedBases * ports)
  }

  /// The base of a state.
  package func base(of state: Int) -> Model.Base { bases[state] }

  /// The number of a base.
  package func state(of base: Model.Base) -> Int {
    if let state = bases.firstIndex(of: base) { return state }
    append(base)
    return bases.count - 1
  }

  /// The number of a value.
  package func index(of value: Model.Value) -> Int {
    if let index = values.firstIndex(of: value) { return index }
    values.append(value)
    return values.count - 1
  }

  /// Whether a port is there.
  package func isPresent(_ port: Int, in state: Int) -> Bool {
    presence[state &* world.handles.count &+ port]
  }

  /// The state after an operation.
  package func next(_ state: Int, _ code: OperationCode) -> Int {
    if code.kind == .write { return code.value }
    guard let column = column(code) else { return state }
    if column < 0 || state >= listedBases { return follow(state, code) }
    let known = transitions[state &* width &+ column]
    if known >= 0 { return Int(truncatingIfNeeded: known) }
    let next = follow(state, code)
    if next < listedBases {
      transitions[state &* width &+ column] = Int32(truncatingIfNeeded: next)
    }
    return next
  }

  /// Where an operation stands in a row of the table; -1 if nowhere, `nil` if it changes nothing.
  private func column(_ code: OperationCode) -> Int? {
    switch code.kind {
    case .set: code.value < listedValues ? code.port &* (listedValues &+ 2) &+ code.value : -1
    case .tap: code.port &* (listedValues &+ 2) &+ listedValues
    case .echo: code.port &* (listedValues &+ 2) &+ listedValues &+ 1
    case .act: world.handles.count &* (listedValues &+ 2) &+ code.value
    case .write, .hold, .holdAll, .get, .derive: nil
    }
  }

  private func follow(_ state: Int, _ code: OperationCode) -> Int {
    self.state(of: Model.following(operation(code), in: bases[state]))
  }

  private func append(_ base: Model.Base) {
    bases.append(base)
    for handle in world.handles {
      let isThere = Model.isPresent(handle.port, in: base)
      presence.append(isThere)
      readings.append(isThere ? Model.get(handle.port, in: base) : world.values.simplest)
    }
  }
}

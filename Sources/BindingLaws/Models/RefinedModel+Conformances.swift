// The laws of a kind apply to models that conform to its protocol. Without these conformances, they would
// not apply to a refined model.

extension RefinedModel: ContainmentModel where Refined: ContainmentModel {
  typealias Element = Refined.Element
  var isOnWhenEmpty: Bool { refined.isOnWhenEmpty }
  func elements(of port: Port) -> [Element] { refined.elements(of: port) }
  func elements(of port: Port, in base: Base) -> [Element] {
    refined.elements(of: port, in: base)
  }
  func elements(in base: Base) -> Set<Element> { refined.elements(in: base) }
  func isParent(_ port: Port) -> Bool { refined.isParent(port) }
  func isOn(_ value: Value) -> Bool { refined.isOn(value) }
}

extension RefinedModel: AggregateModel where Refined: AggregateModel {
  typealias Stored = Refined.Stored
  var isOnWhenEmpty: Bool { refined.isOnWhenEmpty }
  func members(of port: Port) -> [Port]? { refined.members(of: port) }
  func isConstant(_ leaf: Port) -> Bool { refined.isConstant(leaf) }
  func isCounted(_ leaf: Port, in base: Base) -> Bool { refined.isCounted(leaf, in: base) }
  func stored(at leaf: Port, in base: Base) -> Stored { refined.stored(at: leaf, in: base) }
  func storing(_ stored: Stored, at leaf: Port, in base: Base) -> Base {
    refined.storing(stored, at: leaf, in: base)
  }
  func value(sharing stored: Stored?) -> Value { refined.value(sharing: stored) }
  func shared(by value: Value) -> Stored? { refined.shared(by: value) }
}

extension RefinedModel: OwnershipModel where Refined: OwnershipModel {
  func isProvided(_ port: Port, in base: Base) -> Bool { refined.isProvided(port, in: base) }
  func external(_ port: Port, in base: Base) -> Value { refined.external(port, in: base) }
  func own(_ port: Port, in base: Base) -> Value { refined.own(port, in: base) }
  func settingExternal(_ value: Value, at port: Port, in base: Base) -> Base {
    refined.settingExternal(value, at: port, in: base)
  }
  func settingOwn(_ value: Value, at port: Port, in base: Base) -> Base {
    refined.settingOwn(value, at: port, in: base)
  }
}

extension RefinedModel: ObserverModel where Refined: ObserverModel, Action == Refined.Action {
  var writesToRest: Int { refined.writesToRest }
  func actionsPerSchedule(writing base: Base) -> [Action] {
    refined.actionsPerSchedule(writing: base)
  }
}

extension RefinedModel: ConditionalModel where Refined: ConditionalModel {
  func changes(at port: Port) -> [String] { refined.changes(at: port) }
  func isAsked(_ change: String, at port: Port, in base: Base) -> Bool {
    refined.isAsked(change, at: port, in: base)
  }
}

extension RefinedModel: KeyPathModel where Refined: KeyPathModel {}

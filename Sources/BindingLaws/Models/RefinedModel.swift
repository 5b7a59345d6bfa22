/// A model that differs from another one in some of its answers.
///
/// A modifier makes it, as with views. The model answers everything else as the model that it refines, and is
/// of the same kind.
struct RefinedModel<Refined: ReferenceModel, Action: Equatable>: ReferenceModel {
  typealias Base = Refined.Base
  typealias Port = Refined.Port
  typealias Value = Refined.Value

  /// The model that is refined.
  let refined: Refined
  let actions: [Action]
  /// Returns the base after an action.
  private let follow: (Action, Base) -> Base
  fileprivate(set) var presence: Presence
  /// Returns whether a port is present in a base, if the refined model says so, too.
  ///
  /// Nil if that model decides alone.
  fileprivate var isThere: ((Port, Base) -> Bool)?
  /// Returns whether a set is accepted, if the refined model accepts it, too.
  ///
  /// Nil if that model decides alone.
  fileprivate var isAccepted: ((Value, Port, Base) -> Bool)?
  /// Returns the value that a set leads to.
  ///
  /// Nil if the refined model decides.
  fileprivate var lands: ((Value, Port, Base) -> Value)?
  /// Returns whether a base is permitted, if the refined model permits it, too.
  ///
  /// Nil if that model decides alone.
  fileprivate var isAllowed: ((Base) -> Bool)?
  /// Returns whether a base counts as the expected one.
  ///
  /// Nil if the refined model decides.
  fileprivate var counts: ((Base, Base) -> Bool)?

  init(_ refined: Refined, acting actions: [Action], by follow: @escaping (Action, Base) -> Base) {
    self.refined = refined
    self.actions = actions
    self.follow = follow
    presence = refined.presence
  }

  var ports: [Port] { refined.ports }
  var bases: [Base]? { allowed(refined.bases) }
  var starts: [Base]? { allowed(refined.starts) }
  var values: [Value]? { refined.values }
  var selection: Selection<Value> { refined.selection }

  var acceptedSets: AcceptedSets {
    isAccepted == nil || refined.acceptedSets == .none ? refined.acceptedSets : .some
  }

  func isPresent(_ port: Port, in base: Base) -> Bool {
    refined.isPresent(port, in: base) && isThere?(port, base) != false
  }

  func get(_ port: Port, in base: Base) -> Value { refined.get(port, in: base) }

  func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    refined.accepts(value, at: port, in: base) && isAccepted?(value, port, base) != false
  }

  func set(_ value: Value, at port: Port, in base: Base) -> Base {
    refined.set(lands?(value, port, base) ?? value, at: port, in: base)
  }

  func landing(of value: Value, at port: Port, in base: Base) -> Value {
    lands?(value, port, base) ?? refined.landing(of: value, at: port, in: base)
  }

  func outside(_ port: Port, setting value: Value, in base: Base) -> Base {
    refined.outside(port, setting: value, in: base)
  }

  func permits(_ base: Base) -> Bool { refined.permits(base) && isAllowed?(base) != false }
  func apply(_ action: Action, to base: Base) -> Base { follow(action, base) }
  func tapped(_ value: Value) -> Value? { refined.tapped(value) }
  func writes(toSet port: Port, in base: Base) -> Int {
    refined.writes(toSet: port, in: base)
  }

  func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    refined.areEquivalent(value, expected)
  }

  func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
    counts?(base, expected) ?? refined.areEquivalent(bases: base, expected)
  }

  /// Returns the bases without those that `permitting(where:)` excludes.
  private func allowed(_ bases: [Base]?) -> [Base]? { bases?.filter { isAllowed?($0) != false } }
}

extension ReferenceModel {
  /// Returns the same model, in which some ports are present in some bases only.
  ///
  /// - Parameters:
  ///   - presence: Whether a held binding whose port has gone has to read the last value.
  ///   - isThere: Returns whether a port is present in a base, if the model says so, too.
  public func present(
    _ presence: Presence = .comesAndGoes, where isThere: @escaping (Port, Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { model in
      model.presence = presence
      model.isThere = isThere
    }
  }

  /// Returns the same model, which refuses some of the sets that it accepts.
  ///
  /// ```swift
  /// CellModel<Int>().accepting { value, _, count in value >= count }
  /// ```
  ///
  /// - Parameter isAccepted: Returns whether this value is accepted at a port in a base.
  public func accepting(
    _ isAccepted: @escaping (_ value: Value, _ port: Port, _ base: Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.isAccepted = isAccepted }
  }

  /// Returns the same model, in which some sets land at another value.
  ///
  /// For example, a lower thumb stops at the upper one.
  ///
  /// - Parameter lands: Returns the value that a set of this value leads to at a port in a base.
  public func landing(
    _ lands: @escaping (_ value: Value, _ port: Port, _ base: Base) -> Value
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.lands = lands }
  }

  /// Returns the same model, which does not permit some bases.
  ///
  /// For example, a lower thumb must not lie beyond the upper one.
  ///
  /// - Parameter isAllowed: Returns whether a base is permitted, if the model permits it, too.
  public func permitting(
    where isAllowed: @escaping (_ base: Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.isAllowed = isAllowed }
  }

  /// Returns the same model, in which some bases count as others.
  ///
  /// - Parameter counts: Returns whether a base counts as the expected one.
  public func comparing(
    _ counts: @escaping (_ base: Base, _ expected: Base) -> Bool
  ) -> some ReferenceModel<Base, Port, Value, Action> {
    refined { $0.counts = counts }
  }

  /// Returns the same model in a world with these actions, instead of its own.
  ///
  /// - Parameters:
  ///   - actions: The actions of the world, simplest first.
  ///   - follow: Returns the base after an action.
  public func acting<NewAction: Equatable>(
    _ actions: [NewAction], _ follow: @escaping (_ action: NewAction, _ base: Base) -> Base
  ) -> some ReferenceModel<Base, Port, Value, NewAction> {
    RefinedModel(self, acting: actions, by: follow)
  }

  /// Returns this model with some of its answers changed.
  private func refined(
    _ refine: (inout RefinedModel<Self, Action>) -> Void
  ) -> RefinedModel<Self, Action> {
    var model = RefinedModel(self, acting: actions) { apply($0, to: $1) }
    refine(&model)
    return model
  }
}

// Models of more kinds. Without these, the laws of a kind would not apply to a refined model of that kind.
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

extension RefinedModel: LenientModel {
  private var lenient: (any LenientModel)? { refined as? any LenientModel }
  var strictly: String? { counts == nil ? lenient?.strictly : "`.comparing` left out" }
  var leniency: String? { lenient?.leniency }
  var allowance: String? { lenient?.allowance }
  var keeping: String? { lenient?.keeping }
  func allowance(turning base: TraceValue, into found: TraceValue) -> String? {
    lenient?.allowance(turning: base, into: found)
  }
}

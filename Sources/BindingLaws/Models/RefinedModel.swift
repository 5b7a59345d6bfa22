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
  var presence: Presence
  /// Returns whether a port is present in a base, if the refined model says so, too.
  ///
  /// Nil if that model decides alone.
  var isThere: ((Port, Base) -> Bool)?
  /// Returns whether a set is accepted, if the refined model accepts it, too.
  ///
  /// Nil if that model decides alone.
  var isAccepted: ((Value, Port, Base) -> Bool)?
  /// Returns the value to which the refined model is set, where it may land once more.
  ///
  /// Nil for the value that is set.
  var lands: ((Value, Port, Base) -> Value)?
  /// Returns whether a base is permitted, if the refined model permits it, too.
  ///
  /// Nil if that model decides alone.
  var isAllowed: ((Base) -> Bool)?
  /// Returns whether a base counts as the expected one.
  ///
  /// Nil if the refined model decides.
  var counts: ((Base, Base) -> Bool)?

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
    refined.set(passedOn(value, port, base), at: port, in: base)
  }

  func landing(of value: Value, at port: Port, in base: Base) -> Value {
    refined.landing(of: passedOn(value, port, base), at: port, in: base)
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

  /// Returns the value to which a set of this value sets the refined model.
  private func passedOn(_ value: Value, _ port: Port, _ base: Base) -> Value {
    lands?(value, port, base) ?? value
  }

  /// Returns the bases without those that `permitting(where:)` excludes.
  private func allowed(_ bases: [Base]?) -> [Base]? { bases?.filter { isAllowed?($0) != false } }
}

extension RefinedModel: LenientModel {
  private var lenient: (any LenientModel)? { refined as? any LenientModel }
  var strictly: String? { counts == nil ? lenient?.strictly : "`.comparing` left out" }
  var leniency: String? { lenient?.leniency }
  var allowance: String? { lenient?.allowance }
  var keeping: String? { lenient?.keeping }
  func returning(turning base: TraceValue, into found: TraceValue) -> String? {
    lenient?.returning(turning: base, into: found)
  }
  func alternative(to base: Base) -> Base? { refined.asRight(as: base) }
}

// `WritingAReferenceModel.md` explains the members, and repeats some defaults: change both together.
/// A model of a binding system: pure functions over the base that predict it.
///
/// A port is one binding that the system derives. A model caches nothing and is never a copy of the system.
/// List ports, bases and values with the simplest first. Cases are tried in that order, and counterexamples
/// are simplified towards its beginning. A token holds indices into these lists: in another order it means
/// another case.
public protocol ReferenceModel<Base, Port, Value, Action> {
  /// The source of truth.
  associatedtype Base: Equatable
  /// The name of one derived binding.
  associatedtype Port: Hashable
  /// The type that ports read and write.
  associatedtype Value: Equatable
  /// The type of the changes that the world makes besides sets, such as reordering the elements.
  associatedtype Action: Equatable = Never

  /// All ports that may ever be present, simplest first.
  var ports: [Port] { get }
  /// All bases, simplest first. Nil if they are not finitely many.
  var bases: [Base]? { get }
  /// The bases that a trace may start from; by default the permitted ones of `bases`.
  var starts: [Base]? { get }
  /// All values, simplest first. Nil if they are not finitely many.
  var values: [Value]? { get }
  /// All actions, simplest first.
  var actions: [Action] { get }

  /// The presence of the ports. The laws of presence apply only if ports come and go.
  var presence: Presence { get }
  /// The selection that the ports form. The laws of selection apply only if there is one.
  var selection: Selection<Value> { get }

  /// Returns whether the port can be derived in this base.
  func isPresent(_ port: Port, in base: Base) -> Bool
  /// Returns the value that the port reads.
  func get(_ port: Port, in base: Base) -> Value
  /// Returns whether a set of this value has to be carried out. A rejected set must change nothing.
  func accepts(_ value: Value, at port: Port, in base: Base) -> Bool
  /// The sets that the model accepts.
  ///
  /// By default this tries all listed bases and values. If the model does not list them, it is
  /// ``AcceptedSets/some``. Return ``AcceptedSets/all`` to skip that search.
  var acceptedSets: AcceptedSets { get }
  /// Returns the base after an accepted set.
  func set(_ value: Value, at port: Port, in base: Base) -> Base
  /// Returns the value that the port must read after an accepted set; by default the value itself.
  ///
  /// Override it if the base bounds the value: a lower thumb that is set above the upper one lands on the
  /// upper.
  func landing(of value: Value, at port: Port, in base: Base) -> Value
  /// Returns the base without the part that a set of this value at this port may change.
  ///
  /// A set must leave the rest alone. By default this is the base after the set: if two bases become equal by
  /// a set, they differ only in what it may change.
  func outside(_ port: Port, setting value: Value, in base: Base) -> Base
  /// Returns whether the base satisfies the app's invariants.
  func permits(_ base: Base) -> Bool
  /// Returns the base after an action.
  func apply(_ action: Action, to base: Base) -> Base
  /// Returns the value that a control writes when it is tapped while it shows this value. Nil if it has no
  /// tap.
  func tapped(_ value: Value) -> Value?
  /// Returns the number of writes of the base that one set may take.
  func writes(toSet port: Port, in base: Base) -> Int
  /// Returns whether a value counts as the expected one; by default only an equal value, NaN included.
  ///
  /// The relation is not symmetric. If 3 is clamped to 2, reading 2 counts as 3, but reading 3 does not count
  /// as 2.
  func areEquivalent(_ value: Value, _ expected: Value) -> Bool
  /// Returns whether a base counts as the expected one; by default only an equal base.
  ///
  /// An equal base has to: the checker does not always ask.
  func areEquivalent(bases base: Base, _ expected: Base) -> Bool
}

extension ReferenceModel {
  public var bases: [Base]? { nil }
  public var starts: [Base]? { bases?.filter(permits) }
  public var values: [Value]? { nil }
  public var presence: Presence { .always }
  public var selection: Selection<Value> { .none }
  public func isPresent(_ port: Port, in base: Base) -> Bool { true }
  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool { true }
  public var acceptedSets: AcceptedSets { acceptedListedSets }
  public func landing(of value: Value, at port: Port, in base: Base) -> Value { value }
  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base {
    isPresent(port, in: base) ? set(value, at: port, in: base) : base
  }
  public func permits(_ base: Base) -> Bool { true }
  public func tapped(_ value: Value) -> Value? { nil }
  public func writes(toSet port: Port, in base: Base) -> Int { 1 }
  public func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    isSame(value, expected) || isSameBesideNaN(value, expected)
  }
  public func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
    isSame(base, expected) || isSameBesideNaN(base, expected)
  }
}

extension ReferenceModel where Action == Never {
  public var actions: [Never] { [] }
  public func apply(_ action: Never, to base: Base) -> Base {}
}

extension ReferenceModel where Port: CaseIterable {
  public var ports: [Port] { Array(Port.allCases) }
}

extension ReferenceModel where Value == Bool {
  /// `true` comes first: most traces begin by setting something on.
  public var values: [Bool]? { [true, false] }
  public func tapped(_ value: Bool) -> Bool? { !value }
}

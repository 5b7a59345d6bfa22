// `WritingAReferenceModel.md` explains the members, and repeats some defaults: change both together.
/// The smallest thing that predicts a binding system: pure functions over the base.
///
/// A port is one binding that the system derives. A model caches nothing and is never a copy of
/// the system. List ports, bases and values with the simplest first: that is the order in which
/// cases are tried, and towards which a counterexample is simplified. A token holds the numbers of what
/// is listed: in another order it means another case.
public protocol ReferenceModel<Base, Port, Value, Action> {
  /// The source of truth.
  associatedtype Base: Equatable
  /// The name of one derived binding.
  associatedtype Port: Hashable
  /// What is read and written at a port.
  associatedtype Value: Equatable
  /// What the world does besides setting ports, such as reordering the elements.
  associatedtype Action: Equatable = Never

  /// Every port that may ever be present, simplest first.
  var ports: [Port] { get }
  /// Every base when there are finitely many, simplest first; otherwise `nil`.
  var bases: [Base]? { get }
  /// The bases that a trace may start from; by default the permitted ones of `bases`.
  var starts: [Base]? { get }
  /// Every value when there are finitely many, simplest first; otherwise `nil`.
  var values: [Value]? { get }
  /// Every action, simplest first.
  var actions: [Action] { get }

  /// Whether ports come and go; the laws of presence apply only where you say so.
  var presence: Presence { get }
  /// Whether each port is on while its own value is selected; the laws of selection apply only where you say so.
  var selection: Selection<Value> { get }

  /// Whether the port can be derived in this base.
  func isPresent(_ port: Port, in base: Base) -> Bool
  /// What the port reads.
  func get(_ port: Port, in base: Base) -> Value
  /// Whether a set of this value has to be carried out; a rejected set must change nothing.
  func accepts(_ value: Value, at port: Port, in base: Base) -> Bool
  /// Whether every set is accepted.
  ///
  /// By default this is found by trying all listed bases and values; where they are not listed it is
  /// ``AcceptedSets/some``. Return ``AcceptedSets/all`` to skip that search.
  var acceptedSets: AcceptedSets { get }
  /// The base after an accepted set.
  func set(_ value: Value, at port: Port, in base: Base) -> Base
  /// What the port must read after an accepted set; by default the value itself.
  ///
  /// Override it where the base bounds the value: a lower thumb that is set above the upper one lands on the upper.
  func landing(of value: Value, at port: Port, in base: Base) -> Value
  /// What a set of this value at this port must leave alone, given as a base in which the part
  /// that the set may change is blanked out; by default the base after the set, since two bases
  /// that a set makes equal differ in what it may change alone.
  func outside(_ port: Port, setting value: Value, in base: Base) -> Base
  /// Whether the base satisfies the app's invariants.
  func permits(_ base: Base) -> Bool
  /// The base after an action.
  func apply(_ action: Action, to base: Base) -> Base
  /// What a control writes when it is tapped while it shows this value; `nil` if it has no tap.
  func tapped(_ value: Value) -> Value?
  /// How many writes of the base one set may take.
  func writes(toSet port: Port, in base: Base) -> Int
  /// Whether a value counts as the expected one; by default only that itself, NaN included.
  ///
  /// It is not symmetric: where 3 is clamped to 2, reading 2 counts as 3, but reading 3 does not count as 2.
  func areEquivalent(_ value: Value, _ expected: Value) -> Bool
  /// Whether a base counts as the expected one; by default only that itself.
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
  public var acceptedSets: AcceptedSets {
    guard let bases, let values else { return .some }
    let mayReject = bases.contains { base in
      ports.contains { port in
        isPresent(port, in: base) && values.contains { !accepts($0, at: port, in: base) }
      }
    }
    return mayReject ? .some : .all
  }
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
  /// On is the simpler value: most traces begin by setting something on.
  public var values: [Bool]? { [true, false] }
  public func tapped(_ value: Bool) -> Bool? { !value }
}

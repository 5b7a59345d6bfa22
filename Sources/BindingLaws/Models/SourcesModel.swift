/// A port of an aggregate: the parent of all members, or one of them.
///
/// Kept traces contain the descriptions. `SwiftText` spells `.all`, and has to learn any other case without a
/// payload.
public enum Aggregated: Hashable, Sendable, CustomStringConvertible {
  /// The parent.
  case all
  /// The member with this number.
  case member(Int)

  public var description: String {
    switch self {
    case .all: "all"
    case .member(let number): "member \(number)"
    }
  }
}

// `WhichModelWhichLaws.md` repeats the defaults: change both together.
extension AggregateState {
  /// Returns a state for each of these values, shared by all members, and mixed.
  fileprivate static func states(of stored: [Stored]) -> [Self] {
    stored.map { state(sharing: $0) } + [state(sharing: nil)]
  }

  /// Returns the state after a tap.
  ///
  /// Nil if members do not store Bools.
  fileprivate static func tapped(_ state: Self, turningMixedOn: Bool) -> Self? {
    let isOn = shared(by: state).map { $0 as? Bool } ?? !turningMixedOn
    return isOn.flatMap { !$0 as? Stored }.map { self.state(sharing: $0) }
  }
}

/// A parent over some flags or choices of a struct, and a binding for each of them.
public struct SourcesModel<Root: Equatable, State: AggregateState>: AggregateModel {
  public typealias Base = Root
  public typealias Port = Aggregated
  public typealias Value = State
  private let examples: [Root]
  private let fields: [any WritableKeyPath<Root, State.Stored> & Sendable]
  private let tapTurnsMixedOn: Bool
  private let isWrittenAtOnce: Bool
  public let isOnWhenEmpty: Bool

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some values of the struct, simplest first.
  ///   - fields: The members. A path may lead through several structs.
  ///   - state: The type of the reading: a type of three values, or an optional of the picked value.
  ///   - isOnWhenEmpty: Whether an aggregate of nothing reads on.
  ///   - tapTurnsMixedOn: Whether a tap on mixed turns the members on, and not off.
  ///   - isWrittenAtOnce: Whether a set of the parent is one write for all members, not one for each.
  public init(
    of examples: [Root]? = nil, over fields: [any WritableKeyPath<Root, State.Stored> & Sendable],
    as state: State.Type = State.self, onWhenEmpty isOnWhenEmpty: Bool = true,
    tapTurnsMixedOn: Bool = true, writtenAtOnce isWrittenAtOnce: Bool = false
  ) {
    self.examples = .examples(examples)
    self.fields = fields
    self.isOnWhenEmpty = isOnWhenEmpty
    self.tapTurnsMixedOn = tapTurnsMixedOn
    self.isWrittenAtOnce = isWrittenAtOnce
  }

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public var ports: [Aggregated] { [.all] + fields.indices.map { .member($0) } }
  public var bases: [Base]? { reached(from: examples, setting: values ?? []) }
  public var values: [Value]? {
    let seen = examples.flatMap { base in fields.map { base[keyPath: $0] } }
    return State.states(of: everyValue(of: State.Stored.self)?.reversed() ?? seen.unique)
  }

  public func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public func stored(at leaf: Aggregated, in base: Base) -> State.Stored {
    base[keyPath: field(of: leaf)]
  }

  public func storing(_ stored: State.Stored, at leaf: Aggregated, in base: Base) -> Base {
    var base = base
    base[keyPath: field(of: leaf)] = stored
    return base
  }

  public func value(sharing stored: State.Stored?) -> State { State.state(sharing: stored) }
  public func shared(by value: State) -> State.Stored? { State.shared(by: value) }

  public func tapped(_ state: Value) -> Value? {
    State.tapped(state, turningMixedOn: tapTurnsMixedOn)
  }

  public func writes(toSet port: Aggregated, in base: Base) -> Int {
    isWrittenAtOnce ? 1 : leaves(of: port).count
  }

  private func field(of leaf: Aggregated) -> WritableKeyPath<Base, State.Stored> {
    if case .member(let number) = leaf { fields[number] } else { fields[0] }
  }
}

/// A parent over the elements of a list of up to three, and a binding for each.
///
/// The lists are those of ``PositionsModel``. Elements that are gone do not count.
public struct ItemsModel<Element: Equatable, State: AggregateState>: AggregateModel {
  public typealias Base = [Element]
  public typealias Port = Aggregated
  public typealias Value = State
  private let elements: PositionsModel<Element, State.Stored>
  private let isDisabled: (@Sendable (Element) -> Bool)?
  private let tapTurnsMixedOn: Bool
  private let isWrittenAtOnce: Bool
  public let isOnWhenEmpty: Bool

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some elements, simplest first; by default every value of a type that has few.
  ///   - path: The part of an element that counts.
  ///   - state: The type of the reading: a type of three values, or an optional of the picked value.
  ///   - isDisabled: Returns whether the parent neither reads nor sets an element. The element's own binding
  ///     does both.
  ///   - isOnWhenEmpty: Whether an aggregate of nothing reads on.
  ///   - tapTurnsMixedOn: Whether a tap on mixed turns the members on, and not off.
  ///   - isWrittenAtOnce: Whether a set of the parent is one write for all members, not one for each.
  public init(
    of examples: [Element]? = nil, _ path: any WritableKeyPath<Element, State.Stored> & Sendable,
    as state: State.Type = State.self, isDisabled: (@Sendable (Element) -> Bool)? = nil,
    onWhenEmpty isOnWhenEmpty: Bool = true, tapTurnsMixedOn: Bool = true,
    writtenAtOnce isWrittenAtOnce: Bool = true
  ) {
    elements = PositionsModel(examples, at: path)
    self.isDisabled = isDisabled
    self.isOnWhenEmpty = isOnWhenEmpty
    self.tapTurnsMixedOn = tapTurnsMixedOn
    self.isWrittenAtOnce = isWrittenAtOnce
  }

  public var ports: [Aggregated] { [.all] + elements.ports.map { .member($0) } }
  public var bases: [Base]? { elements.bases }
  public var values: [Value]? { elements.values.map(State.states) }

  public func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public func isPresent(_ port: Aggregated, in items: Base) -> Bool {
    index(of: port).map(items.indices.contains) ?? true
  }

  public func isCounted(_ leaf: Aggregated, in items: Base) -> Bool {
    guard let isDisabled, let index = index(of: leaf), items.indices.contains(index) else {
      return true
    }
    return !isDisabled(items[index])
  }

  public func stored(at leaf: Aggregated, in items: Base) -> State.Stored {
    elements.get(index(of: leaf) ?? 0, in: items)
  }

  public func storing(_ stored: State.Stored, at leaf: Aggregated, in items: Base) -> Base {
    index(of: leaf).map { elements.set(stored, at: $0, in: items) } ?? items
  }

  public func value(sharing stored: State.Stored?) -> State { State.state(sharing: stored) }
  public func shared(by value: State) -> State.Stored? { State.shared(by: value) }

  public func tapped(_ state: Value) -> Value? {
    State.tapped(state, turningMixedOn: tapTurnsMixedOn)
  }

  public func writes(toSet port: Aggregated, in items: Base) -> Int {
    isWrittenAtOnce ? 1 : leaves(of: port, in: items).count
  }

  private func index(of leaf: Aggregated) -> Int? {
    if case .member(let number) = leaf { number } else { nil }
  }
}

extension SourcesModel: Sendable where Root: Sendable {}
extension ItemsModel: Sendable where Element: Sendable, State.Stored: Sendable {}

extension ReferenceModel {
  /// Returns a model of a parent over some fields of a struct; see ``SourcesModel``.
  public static func aggregate<Root, State>(
    of examples: [Root]? = nil, over fields: any WritableKeyPath<Root, State.Stored> & Sendable...,
    as state: State.Type, onWhenEmpty isOnWhenEmpty: Bool = true, tapTurnsMixedOn: Bool = true,
    writtenAtOnce isWrittenAtOnce: Bool = false
  ) -> Self where Self == SourcesModel<Root, State> {
    SourcesModel(
      of: examples, over: fields, as: state, onWhenEmpty: isOnWhenEmpty,
      tapTurnsMixedOn: tapTurnsMixedOn, writtenAtOnce: isWrittenAtOnce)
  }

  /// Returns a model of a parent over the elements of a list; see ``ItemsModel``.
  public static func aggregate<Element, State>(
    ofElements examples: [Element]? = nil,
    _ path: any WritableKeyPath<Element, State.Stored> & Sendable,
    as state: State.Type, isDisabled: (@Sendable (Element) -> Bool)? = nil,
    onWhenEmpty isOnWhenEmpty: Bool = true, tapTurnsMixedOn: Bool = true,
    writtenAtOnce isWrittenAtOnce: Bool = true
  ) -> Self where Self == ItemsModel<Element, State> {
    ItemsModel(
      of: examples, path, as: state, isDisabled: isDisabled, onWhenEmpty: isOnWhenEmpty,
      tapTurnsMixedOn: tapTurnsMixedOn, writtenAtOnce: isWrittenAtOnce)
  }
}

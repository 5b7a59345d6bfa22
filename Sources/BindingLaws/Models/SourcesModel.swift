// `WhichModelWhichLaws.md` repeats the defaults: change both together.
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
    // The parent is no leaf, and is not asked for.
    if case .member(let number) = leaf { fields[number] } else { fields[0] }
  }
}

extension SourcesModel: Sendable where Root: Sendable {}

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
}

/// An aggregate over others: the parent of all members, or one of them.
///
/// Kept traces hold the descriptions.
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
/// What an aggregate is, whatever its members are.
public protocol AggregateShape: ModelShape {
  /// What is read: a type of three values, or an optional of what is picked.
  associatedtype State: Equatable
  /// What a member stores.
  associatedtype Stored: Equatable
  /// Whether an aggregate of nothing reads on.
  static var isOnWhenEmpty: Bool { get }
  /// What a tap on mixed turns the members into.
  static var tapTurnsMixedOn: Bool { get }
  /// Whether a set of the parent is one write for all members, not one for each.
  static var isWrittenAtOnce: Bool { get }
  /// What is read where all members store this, or `nil` where they differ.
  static func state(sharing stored: Stored?) -> State
  /// What all members store where this is read, or `nil` where they differ.
  static func shared(by state: State) -> Stored?
}

extension AggregateShape where State: ThreeValued, Stored == Bool {
  public static func state(sharing isOn: Bool?) -> State { State(sharing: isOn) }
  public static func shared(by state: State) -> Bool? { state.shared }
}

extension AggregateShape where State == Stored? {
  public static func state(sharing stored: Stored?) -> State { stored }
  public static func shared(by state: State) -> Stored? { state }
}

extension AggregateShape {
  public static var isOnWhenEmpty: Bool { true }
  public static var tapTurnsMixedOn: Bool { true }
  public static var isWrittenAtOnce: Bool { false }

  fileprivate static func tapped(_ value: State) -> State? {
    let isOn = shared(by: value).map { $0 as? Bool } ?? !tapTurnsMixedOn
    return isOn.flatMap { !$0 as? Stored }.map { state(sharing: $0) }
  }

  /// Each of these values for all members, and mixed.
  fileprivate static func states(of stored: [Stored]) -> [State] {
    stored.map { state(sharing: $0) } + [state(sharing: nil)]
  }
}

/// Fields of a struct, by key path, that are the members of an aggregate.
public protocol SourcesShape: AggregateShape {
  associatedtype Example
  associatedtype Stored
  /// The members in order.
  static var sources: [WritableKeyPath<Example, Stored>] { get }
}

/// A parent over some flags or choices of a struct, and a binding for each of them.
public enum SourcesModel<Sources: SourcesShape>: AggregateModel {
  public typealias Base = Sources.Example
  public typealias Port = Aggregated
  public typealias Value = Sources.State

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public static var ports: [Aggregated] { [.all] + Sources.sources.indices.map { .member($0) } }
  public static var isOnWhenEmpty: Bool { Sources.isOnWhenEmpty }
  public static var bases: [Base]? { reached(from: Sources.examples, setting: values ?? []) }
  public static var values: [Value]? {
    let seen = Sources.examples.flatMap { base in Sources.sources.map { base[keyPath: $0] } }
    return Sources.states(of: everyValue(of: Sources.Stored.self)?.reversed() ?? seen.unique)
  }

  public static func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public static func stored(at leaf: Aggregated, in base: Base) -> Sources.Stored {
    base[keyPath: source(of: leaf)]
  }

  public static func storing(_ stored: Sources.Stored, at leaf: Aggregated, in base: Base) -> Base {
    var base = base
    base[keyPath: source(of: leaf)] = stored
    return base
  }

  public static func value(sharing stored: Sources.Stored?) -> Value {
    Sources.state(sharing: stored)
  }
  public static func shared(by value: Value) -> Sources.Stored? { Sources.shared(by: value) }
  public static func tapped(_ state: Value) -> Value? { Sources.tapped(state) }

  public static func writes(toSet port: Aggregated, in base: Base) -> Int {
    Sources.isWrittenAtOnce ? 1 : leaves(of: port).count
  }

  private static func source(of leaf: Aggregated) -> WritableKeyPath<Base, Sources.Stored> {
    if case .member(let number) = leaf { Sources.sources[number] } else { Sources.sources[0] }
  }
}

/// A field of the elements of a list, by key path; the elements are the members of an aggregate.
public protocol ItemsShape: AggregateShape {
  associatedtype Example
  associatedtype Stored
  /// What of an element counts; the elements themselves by `\.self`.
  static var field: WritableKeyPath<Example, Stored> { get }
}

extension ItemsShape {
  public static var isWrittenAtOnce: Bool { true }
}

/// A parent over the elements of a list, of which there may be none and up to three, and a binding for each.
///
/// The lists are those of `PositionsModel`.
public enum ItemsModel<Items: ItemsShape>: AggregateModel {
  public typealias Base = [Items.Example]
  public typealias Port = Aggregated
  public typealias Value = Items.State
  private typealias Elements = PositionsModel<Positions>

  public static var ports: [Aggregated] { [.all] + Elements.ports.map { .member($0) } }
  public static var isOnWhenEmpty: Bool { Items.isOnWhenEmpty }
  public static var bases: [Base]? { Elements.bases }
  public static var values: [Value]? { Elements.values.map(Items.states) }

  public static func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public static func isPresent(_ port: Aggregated, in items: Base) -> Bool {
    index(of: port).map(items.indices.contains) ?? true
  }

  public static func stored(at leaf: Aggregated, in items: Base) -> Items.Stored {
    Elements.get(index(of: leaf) ?? 0, in: items)
  }

  public static func storing(_ stored: Items.Stored, at leaf: Aggregated, in items: Base) -> Base {
    index(of: leaf).map { Elements.set(stored, at: $0, in: items) } ?? items
  }

  public static func value(sharing stored: Items.Stored?) -> Value { Items.state(sharing: stored) }
  public static func shared(by value: Value) -> Items.Stored? { Items.shared(by: value) }
  public static func tapped(_ state: Value) -> Value? { Items.tapped(state) }

  public static func writes(toSet port: Aggregated, in items: Base) -> Int {
    Items.isWrittenAtOnce ? 1 : leaves(of: port, in: items).count
  }

  private static func index(of leaf: Aggregated) -> Int? {
    if case .member(let number) = leaf { number } else { nil }
  }

  /// What counts, as a field of the elements.
  private enum Positions: ElementsShape {
    static var field: WritableKeyPath<Items.Example, Items.Stored> { Items.field }
    static var examples: [Items.Example] { Items.examples }
  }
}

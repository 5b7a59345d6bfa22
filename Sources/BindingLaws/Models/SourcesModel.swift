/// An aggregate over others: the parent of all members, or one of them.
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

/// What an aggregate is, whatever its members are.
public protocol AggregateShape: ModelShape {
  /// The type of three values.
  associatedtype State: ThreeValued
  /// Whether an aggregate of nothing reads on.
  static var isOnWhenEmpty: Bool { get }
  /// What a tap on mixed turns the members into.
  static var tapTurnsMixedOn: Bool { get }
  /// Whether a set of the parent is one write for all members, not one for each.
  static var isWrittenAtOnce: Bool { get }
}

extension AggregateShape {
  public static var isOnWhenEmpty: Bool { true }
  public static var tapTurnsMixedOn: Bool { true }
  public static var isWrittenAtOnce: Bool { false }

  fileprivate static func tapped(_ state: State) -> State {
    State(state == .off || tapTurnsMixedOn && state == .mixed)
  }
}

/// Flags of a struct, by key path, that are the members of an aggregate.
public protocol SourcesShape: AggregateShape {
  associatedtype Example
  /// The members in order.
  static var sources: [WritableKeyPath<Example, Bool>] { get }
}

/// A parent over some flags of a struct, and a binding for each of them.
public enum SourcesModel<Sources: SourcesShape>: AggregateModel {
  public typealias Base = Sources.Example
  public typealias Port = Aggregated
  public typealias Value = Sources.State

  public static var ports: [Aggregated] { [.all] + Sources.sources.indices.map { .member($0) } }
  public static var isOnWhenEmpty: Bool { Sources.isOnWhenEmpty }
  public static var bases: [Base]? { reached(from: Sources.examples, setting: [.on, .off]) }

  public static func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public static func isOn(_ leaf: Aggregated, in base: Base) -> Bool {
    source(of: leaf).map { base[keyPath: $0] } ?? false
  }

  public static func turning(_ leaf: Aggregated, on isOn: Bool, in base: Base) -> Base {
    var base = base
    if let source = source(of: leaf) { base[keyPath: source] = isOn }
    return base
  }

  public static func tapped(_ state: Value) -> Value? { Sources.tapped(state) }

  public static func writes(toSet port: Aggregated, in base: Base) -> Int {
    Sources.isWrittenAtOnce ? 1 : leaves(of: port).count
  }

  private static func source(of leaf: Aggregated) -> WritableKeyPath<Base, Bool>? {
    if case .member(let number) = leaf { Sources.sources[number] } else { nil }
  }
}

/// A flag of the elements of a list, by key path; the elements are the members of an aggregate.
public protocol ItemsShape: AggregateShape {
  associatedtype Example
  /// The flag of an element; the elements themselves by `\.self`.
  static var flag: WritableKeyPath<Example, Bool> { get }
}

extension ItemsShape {
  public static var isWrittenAtOnce: Bool { true }
}

/// A parent over the elements of a list, of which there may be none, and a binding for each of them.
public enum ItemsModel<Items: ItemsShape>: AggregateModel {
  public typealias Base = [Items.Example]
  public typealias Port = Aggregated
  public typealias Value = Items.State
  private typealias Elements = PositionsModel<Flags>

  public static var ports: [Aggregated] { [.all] + Elements.ports.map { .member($0) } }
  public static var isOnWhenEmpty: Bool { Items.isOnWhenEmpty }
  public static var bases: [Base]? { Elements.bases }

  public static func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public static func isPresent(_ port: Aggregated, in items: Base) -> Bool {
    index(of: port).map(items.indices.contains) ?? true
  }

  public static func isOn(_ leaf: Aggregated, in items: Base) -> Bool {
    index(of: leaf).map { Elements.get($0, in: items) } ?? false
  }

  public static func turning(_ leaf: Aggregated, on isOn: Bool, in items: Base) -> Base {
    index(of: leaf).map { Elements.set(isOn, at: $0, in: items) } ?? items
  }

  public static func tapped(_ state: Value) -> Value? { Items.tapped(state) }

  public static func writes(toSet port: Aggregated, in items: Base) -> Int {
    Items.isWrittenAtOnce ? 1 : leaves(of: port, in: items).count
  }

  private static func index(of leaf: Aggregated) -> Int? {
    if case .member(let number) = leaf { number } else { nil }
  }

  /// The flags as fields of the elements.
  private enum Flags: ElementsShape {
    static var field: WritableKeyPath<Items.Example, Bool> { Items.flag }
    static var examples: [Items.Example] { Items.examples }
  }
}

/// An aggregate over others: the parent of all members, or one of them.
///
/// Kept traces hold the descriptions. `SwiftText` knows `.all`, and has to know any other case without a
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
/// What an aggregate is; its members are fields of a struct or elements of a list.
///
/// Beside it a ``FieldsShape`` names the fields for a ``SourcesModel``, or an ``ElementsShape`` what of an
/// element counts for an ``ItemsModel``.
public protocol AggregateShape: ModelShape {
  /// What is read: a type of three values, or an optional of what is picked.
  associatedtype State: AggregateState
  /// Whether an aggregate of nothing reads on.
  static var isOnWhenEmpty: Bool { get }
  /// What a tap on mixed turns the members into.
  static var tapTurnsMixedOn: Bool { get }
  /// Whether a set of the parent is one write for all members, not one for each; by default it is over a
  /// list, and not over fields.
  static var isWrittenAtOnce: Bool { get }
}

extension AggregateShape where Self: ElementsShape {
  public static var isWrittenAtOnce: Bool { true }
}

extension AggregateShape {
  public static var isOnWhenEmpty: Bool { true }
  public static var tapTurnsMixedOn: Bool { true }
  public static var isWrittenAtOnce: Bool { false }

  fileprivate static func tapped(_ value: State) -> State? {
    let isOn = State.shared(by: value).map { $0 as? Bool } ?? !tapTurnsMixedOn
    return isOn.flatMap { !$0 as? State.Stored }.map { State.state(sharing: $0) }
  }

  /// Each of these values for all members, and mixed.
  fileprivate static func states(of stored: [State.Stored]) -> [State] {
    stored.map { State.state(sharing: $0) } + [State.state(sharing: nil)]
  }
}

/// A parent over some flags or choices of a struct, and a binding for each of them.
///
/// Its system is an ``AggregateShape`` and a ``FieldsShape``, over the struct.
public struct SourcesModel<Sources: AggregateShape & FieldsShape>: AggregateModel, PlainModel
where Sources.State.Stored == Sources.Field {
  public typealias Base = Sources.Example
  public typealias Port = Aggregated
  public typealias Value = Sources.State

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public var ports: [Aggregated] { [.all] + Sources.fields.indices.map { .member($0) } }
  public var isOnWhenEmpty: Bool { Sources.isOnWhenEmpty }
  public var bases: [Base]? { reached(from: Sources.examples, setting: values ?? []) }
  public var values: [Value]? {
    let seen = Sources.examples.flatMap { base in Sources.fields.map { base[keyPath: $0] } }
    return Sources.states(of: everyValue(of: Sources.Field.self)?.reversed() ?? seen.unique)
  }

  public func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public func stored(at leaf: Aggregated, in base: Base) -> Sources.Field {
    base[keyPath: field(of: leaf)]
  }

  public func storing(_ stored: Sources.Field, at leaf: Aggregated, in base: Base) -> Base {
    var base = base
    base[keyPath: field(of: leaf)] = stored
    return base
  }

  public func tapped(_ state: Value) -> Value? { Sources.tapped(state) }

  public func writes(toSet port: Aggregated, in base: Base) -> Int {
    Sources.isWrittenAtOnce ? 1 : leaves(of: port).count
  }

  private func field(of leaf: Aggregated) -> WritableKeyPath<Base, Sources.Field> {
    if case .member(let number) = leaf { Sources.fields[number] } else { Sources.fields[0] }
  }

  /// Makes the model.
  public init() {}
}

/// A parent over the elements of a list, of which there may be none and up to three, and a binding for each.
///
/// Its system is an ``AggregateShape`` and an ``ElementsShape``, over an array. The lists are those of
/// ``PositionsModel``; what is said of elements that are gone counts for nothing.
public struct ItemsModel<Items: AggregateShape & ElementsShape>: AggregateModel, PlainModel
where Items.State.Stored == Items.Field {
  public typealias Base = [Items.Example]
  public typealias Port = Aggregated
  public typealias Value = Items.State
  private var elements: PositionsModel<Items> { PositionsModel() }

  public var ports: [Aggregated] { [.all] + elements.ports.map { .member($0) } }
  public var isOnWhenEmpty: Bool { Items.isOnWhenEmpty }
  public var bases: [Base]? { elements.bases }
  public var values: [Value]? { elements.values.map(Items.states) }

  public func members(of port: Aggregated) -> [Aggregated]? {
    port == .all ? Array(ports.dropFirst()) : nil
  }

  public func isPresent(_ port: Aggregated, in items: Base) -> Bool {
    index(of: port).map(items.indices.contains) ?? true
  }

  public func stored(at leaf: Aggregated, in items: Base) -> Items.Field {
    elements.get(index(of: leaf) ?? 0, in: items)
  }

  public func storing(_ stored: Items.Field, at leaf: Aggregated, in items: Base) -> Base {
    index(of: leaf).map { elements.set(stored, at: $0, in: items) } ?? items
  }

  public func tapped(_ state: Value) -> Value? { Items.tapped(state) }

  public func writes(toSet port: Aggregated, in items: Base) -> Int {
    Items.isWrittenAtOnce ? 1 : leaves(of: port, in: items).count
  }

  private func index(of leaf: Aggregated) -> Int? {
    if case .member(let number) = leaf { number } else { nil }
  }

  /// Makes the model.
  public init() {}
}

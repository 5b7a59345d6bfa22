// `WhichModelWhichLaws.md` repeats the defaults: change both together.
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
    // The parent is no leaf, and is not asked for.
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

extension ItemsModel: Sendable where Element: Sendable, State.Stored: Sendable {}

extension ReferenceModel {
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

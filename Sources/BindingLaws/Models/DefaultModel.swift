// `WhichModelWhichLaws.md` says so, too: change both together.
/// What `nil` is where a binding shows something else for it.
public enum NilPolicy: Sendable {
  /// It is rejected: a set where nothing is stored changes nothing, and `nil` cannot be set.
  case rejected
  /// It is the default: whether the default or nothing is stored or set is the same.
  case isDefault
  /// It is kept until something else than the default is set.
  case kept
}

/// An optional that reads a default while it is `nil`.
///
/// Its system is a ``ModelShape`` of what is inside, over an optional of it.
///
/// By policy, where nothing is stored a set is rejected; or the default counts as stored; or
/// nothing stays nothing until something else than the default is set.
public struct DefaultModel<Wrapped: ModelShape>: LenientModel, PlainModel {
  public typealias Port = SinglePort
  public typealias Base = Wrapped.Example?
  public typealias Value = Wrapped.Example

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? {
    [nil] + (Wrapped.examples + [Wrapped.fallback]).unique.map(Optional.some)
  }
  public var values: [Value]? { Wrapped.valuesAndFallback }
  public func get(_ port: Port, in base: Base) -> Value { base ?? Wrapped.fallback }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    base != nil || Wrapped.nilPolicy != .rejected
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    isSame(value, get(port, in: base)) ? base : value
  }

  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base { nil }

  package var strictly: String { "nilPolicy `.kept`" }

  public func areEquivalent(bases base: Base, _ other: Base) -> Bool {
    Wrapped.nilPolicy == .isDefault
      ? isSame(base ?? Wrapped.fallback, other ?? Wrapped.fallback) : isSame(base, other)
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Makes the model.
  public init() {}
}

extension ModelShape {
  /// What is shown where something is: the values, and what is shown instead of `nil`.
  static var valuesAndFallback: [Example]? {
    ((values ?? examples) + [fallback]).unique.severalOrGenerated
  }
}

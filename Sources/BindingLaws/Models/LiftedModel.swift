/// A value that is shown as an optional.
///
/// Its system is a ``ModelShape`` of the value, over the value.
///
/// By policy, `nil` is rejected, or stands for the default; `kept` rejects it, too, since the base has
/// no place for it. A binding that erases over an optional base is a cell.
public struct LiftedModel<Wrapped: ModelShape>: LenientModel, PlainModel {
  public typealias Port = SinglePort
  public typealias Base = Wrapped.Example
  public typealias Value = Wrapped.Example?

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? { (Wrapped.examples + [Wrapped.fallback]).unique }
  public var values: [Value]? {
    Wrapped.valuesAndFallback.map { $0.map(Optional.some) + [nil] }
  }
  public func get(_ port: Port, in base: Base) -> Value { base }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    value != nil || Wrapped.nilPolicy == .isDefault
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    value ?? Wrapped.fallback
  }

  package var strictly: String { "nilPolicy `.rejected`" }

  public func areEquivalent(_ value: Value, _ other: Value) -> Bool {
    Wrapped.nilPolicy == .isDefault
      ? isSame(value ?? Wrapped.fallback, other ?? Wrapped.fallback) : isSame(value, other)
  }

  /// Makes the model.
  public init() {}
}

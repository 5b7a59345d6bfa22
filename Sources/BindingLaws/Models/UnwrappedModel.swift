/// The inside of an optional: there while it is not `nil`.
///
/// Its system is a ``ModelShape`` of what is inside, over an optional of it.
///
/// It covers a derivation that fails without a value as well as one that always succeeds, and reads
/// the value that was there when it was made. A set that comes too late changes nothing. What is read too
/// late does not count, unless the shape says that it is the last value.
public struct UnwrappedModel<Wrapped: ModelShape>: PresenceModel, PlainModel {
  public typealias Port = SinglePort
  public typealias Base = Wrapped.Example?
  public typealias Value = Wrapped.Example

  public var bases: [Base]? { Wrapped.optionals }
  public var values: [Value]? { Wrapped.values }
  public func isPresent(_ port: Port, in base: Base) -> Bool { base != nil }
  public func get(_ port: Port, in base: Base) -> Value { base ?? Wrapped.simplest }
  public func set(_ value: Value, at port: Port, in base: Base) -> Base { value }
  public var goneReadsLast: Bool { Wrapped.goneReadsLast }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Makes the model.
  public init() {}
}

/// The inside of an optional: there while it is not `nil`.
///
/// Its system is a ``ModelShape`` of what is inside, over an optional of it.
///
/// It covers a derivation that fails without a value as well as one that always succeeds, and reads
/// the value that was there when it was made. A set that comes too late changes nothing. What is read too
/// late does not count, unless the shape says that it is the last value.
public enum UnwrappedModel<Wrapped: ModelShape>: PresenceModel {
  public typealias Port = SinglePort
  public typealias Base = Wrapped.Example?
  public typealias Value = Wrapped.Example

  public static var bases: [Base]? { Wrapped.optionals }
  public static var values: [Value]? { Wrapped.values }
  public static func isPresent(_ port: Port, in base: Base) -> Bool { base != nil }
  public static func get(_ port: Port, in base: Base) -> Value { base ?? Wrapped.simplest }
  public static func set(_ value: Value, at port: Port, in base: Base) -> Base { value }
  public static var goneReadsLast: Bool { Wrapped.goneReadsLast }
  public static func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

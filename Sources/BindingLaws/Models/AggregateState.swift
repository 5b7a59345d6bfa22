/// The reading of an aggregate: a ``ThreeValued`` type over flags, or an optional of the picked value.
///
/// The conversions are static functions, because instance members would show on every optional.
public protocol AggregateState: Equatable {
  /// The type that a member stores.
  associatedtype Stored: Equatable
  /// Returns the state of members that all store this value. Nil stands for members that differ.
  static func state(sharing stored: Stored?) -> Self
  /// Returns the value that all members store in this state. Nil if they differ.
  static func shared(by state: Self) -> Stored?
}

extension Optional: AggregateState where Wrapped: Equatable {
  public static func state(sharing stored: Wrapped?) -> Wrapped? { stored }
  public static func shared(by state: Wrapped?) -> Wrapped? { state }
}

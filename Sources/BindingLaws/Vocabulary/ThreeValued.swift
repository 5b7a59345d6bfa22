/// What an aggregate reads: a ``ThreeValued`` type over flags, or an optional of what is picked.
///
/// The conversions are functions of the type, because members of an optional would be in everybody's way.
public protocol AggregateState: Equatable {
  /// What a member stores.
  associatedtype Stored: Equatable
  /// What is read where all members store this, or `nil` where they differ.
  static func state(sharing stored: Stored?) -> Self
  /// What all members store where this is read, or `nil` where they differ.
  static func shared(by state: Self) -> Stored?
}

extension Optional: AggregateState where Wrapped: Equatable {
  public static func state(sharing stored: Wrapped?) -> Wrapped? { stored }
  public static func shared(by state: Wrapped?) -> Wrapped? { state }
}

/// A type of three values, such as what an aggregate reads: an enum with these cases conforms as it
/// is.
///
/// Traces spell the names of the cases, and tables of reports print a sign for each, which `Words.md`
/// explains.
public protocol ThreeValued: AggregateState, Hashable where Stored == Bool {
  /// Every member is on.
  static var on: Self { get }
  /// No member is on.
  static var off: Self { get }
  /// The members disagree; never accepted as a set.
  static var mixed: Self { get }
}

extension ThreeValued {
  /// On or off.
  public init(_ isOn: Bool) {
    self = isOn ? .on : .off
  }

  public static func state(sharing isOn: Bool?) -> Self { isOn.map(Self.init) ?? .mixed }
  public static func shared(by state: Self) -> Bool? { state == .mixed ? nil : state == .on }
}

// The order of `values` numbers them in draws and tokens, simplest first: it has to stay.
extension ReferenceModel where Value: ThreeValued {
  public var values: [Value]? { [.on, .off, .mixed] }
  public func tapped(_ value: Value) -> Value? { value == .on ? .off : .on }
}

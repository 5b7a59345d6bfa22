/// A type of three values, such as the reading of an aggregate.
///
/// An enum with these cases conforms without further code. Traces print the names of the cases, and tables of
/// reports print a sign for each, which `Words.md` explains.
public protocol ThreeValued: AggregateState, Hashable where Stored == Bool {
  /// Every member is on.
  static var on: Self { get }
  /// No member is on.
  static var off: Self { get }
  /// The members disagree. No set to this value is accepted.
  static var mixed: Self { get }
}

extension ThreeValued {
  /// Makes `on` or `off`.
  public init(_ isOn: Bool) {
    self = isOn ? .on : .off
  }

  public static func state(sharing isOn: Bool?) -> Self { isOn.map(Self.init) ?? .mixed }
  public static func shared(by state: Self) -> Bool? { state == .mixed ? nil : state == .on }
}

// Draws and tokens number the values in this order, simplest first. Never change it.
extension ReferenceModel where Value: ThreeValued {
  public var values: [Value]? { [.on, .off, .mixed] }
  public func tapped(_ value: Value) -> Value? { value == .on ? .off : .on }
}

/// One binding to the whole base, which most controls need.
///
/// The port reads what was set. The model lists the bases of a type with few values, such as a Bool, an enum
/// or an optional of these. Otherwise they are generated.
public struct CellModel<Value: Equatable>: ReferenceModel, Sendable {
  public typealias Port = SinglePort

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Value]? { everyValue(of: Value.self) }

  /// The bases in reverse, so that the first set changes something.
  ///
  /// The models of a whole value and of fields do the same.
  public var values: [Value]? { bases?.reversed() }
  public var acceptedSets: AcceptedSets { .all }
  public func get(_ port: Port, in base: Value) -> Value { base }
  public func set(_ value: Value, at port: Port, in base: Value) -> Value { value }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Makes the model.
  public init() {}
}

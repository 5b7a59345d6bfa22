/// One binding to the whole base: what most controls ask for.
///
/// What a set stores is what is read. The bases are listed where the type has few values, such as
/// a Bool, an enum or an optional of these; otherwise they are generated.
public struct CellModel<Value: Equatable>: ReferenceModel, Sendable {
  public typealias Port = SinglePort

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Value]? { everyValue(of: Value.self) }
  /// In reverse, so that the first set changes something; `StoredModel` and `BoundField` list them so, too.
  public var values: [Value]? { bases?.reversed() }
  public var acceptedSets: AcceptedSets { .all }
  public func get(_ port: Port, in base: Value) -> Value { base }
  public func set(_ value: Value, at port: Port, in base: Value) -> Value { value }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Makes the model.
  public init() {}
}

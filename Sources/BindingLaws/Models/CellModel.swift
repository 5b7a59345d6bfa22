/// One binding to the whole base: what most controls ask for.
///
/// What a set stores is what is read. The bases are listed where the type has few values, such as
/// a Bool, an enum or an optional of these; otherwise they are generated.
public enum CellModel<Value: Equatable>: ReferenceModel {
  public typealias Port = SinglePort

  // The orders below number bases and values in draws and tokens: they have to stay.
  public static var bases: [Value]? { everyValue(of: Value.self) }
  /// In reverse, so that the first set changes something; `StoredModel` and `BoundField` list them so, too.
  public static var values: [Value]? { bases?.reversed() }
  public static var mayReject: Bool { false }
  public static func get(_ port: Port, in base: Value) -> Value { base }
  public static func set(_ value: Value, at port: Port, in base: Value) -> Value { value }
  public static func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

/// One binding that only shows the whole base: every set is rejected.
public enum ReadOnlyModel<Value: Equatable>: ReferenceModel {
  public typealias Port = SinglePort

  public static var bases: [Value]? { everyValue(of: Value.self) }
  public static var values: [Value]? { bases?.reversed() }
  public static func get(_ port: Port, in base: Value) -> Value { base }
  public static func accepts(_ value: Value, at port: Port, in base: Value) -> Bool { false }
  public static func set(_ value: Value, at port: Port, in base: Value) -> Value { base }
  public static func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

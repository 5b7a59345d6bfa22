/// One binding to the whole base: what most controls ask for.
public enum CellModel<Value: Equatable>: ReferenceModel {
  /// The only port.
  public enum Port: CaseIterable {
    case value
  }

  public static var mayReject: Bool { false }

  public static func get(_ port: Port, in base: Value) -> Value { base }

  public static func set(_ value: Value, at port: Port, in base: Value) -> Value { value }

  public static func outside(_ port: Port, setting value: Value, in base: Value) -> Value { value }
}

// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A model of ports that own their values until somebody provides a binding.
///
/// Name the provider and both values, and the model follows what a port reads and writes.
public protocol OwnershipModel: ReferenceModel {
  /// Returns whether somebody provides a binding for the port now.
  func isProvided(_ port: Port, in base: Base) -> Bool
  /// Returns the value behind the provided binding.
  func external(_ port: Port, in base: Base) -> Value
  /// Returns the value that the port owns.
  func own(_ port: Port, in base: Base) -> Value
  /// Returns the base after the external value was set.
  func settingExternal(_ value: Value, at port: Port, in base: Base) -> Base
  /// Returns the base after the own value was set.
  func settingOwn(_ value: Value, at port: Port, in base: Base) -> Base
}

extension OwnershipModel {
  public func get(_ port: Port, in base: Base) -> Value {
    isProvided(port, in: base) ? external(port, in: base) : own(port, in: base)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    isProvided(port, in: base)
      ? settingExternal(value, at: port, in: base) : settingOwn(value, at: port, in: base)
  }
}

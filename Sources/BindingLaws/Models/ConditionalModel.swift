/// A model of view modifiers that depend on a condition.
///
/// A port reads the element that the modifiers made. It is never written: the conditions are the base.
public protocol ConditionalModel: ReferenceModel where Value == ConfiguredElement {
  /// Returns the changes that the port's element may get, in the order written.
  func changes(at port: Port) -> [String]
  /// Returns whether the conditions ask for a change.
  func isAsked(_ change: String, at port: Port, in base: Base) -> Bool
}

extension ConditionalModel {
  public var values: [ConfiguredElement]? {
    [ConfiguredElement([], calls: [], type: Never.self)]
  }

  // The model predicts no type, so `Never` stands for it. A law compares the types that are read.
  public func get(_ port: Port, in base: Base) -> ConfiguredElement {
    let changes = changes(at: port).filter { isAsked($0, at: port, in: base) }
    return ConfiguredElement(changes, calls: changes, type: Never.self)
  }

  /// Returns whether two elements show the same.
  ///
  /// Laws judge how they were made.
  public func areEquivalent(_ value: ConfiguredElement, _ expected: ConfiguredElement)
    -> Bool
  {
    value.changes == expected.changes
  }

  public func accepts(_ value: ConfiguredElement, at port: Port, in base: Base) -> Bool {
    false
  }

  public func set(_ value: ConfiguredElement, at port: Port, in base: Base) -> Base {
    base
  }
}

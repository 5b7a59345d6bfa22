/// What a view is after modifiers that depend on a condition: the changes that they made, and how.
public struct ConfiguredElement: Equatable, CustomStringConvertible {
  /// The changes that show, in the order in which they were made.
  public var changes: [String]
  /// The changes whose closures were called, in order.
  public var calls: [String]
  /// The static type of the element.
  public var type: any Any.Type

  /// Describes an element.
  public init(_ changes: [String], calls: [String], type: any Any.Type) {
    self.changes = changes
    self.calls = calls
    self.type = type
  }

  /// Two elements are equal when they show the same and were made alike.
  public static func == (one: Self, other: Self) -> Bool {
    one.changes == other.changes && one.calls == other.calls && one.type == other.type
  }

  public var description: String { "[" + changes.joined(separator: ", ") + "]" }
}

/// A model of view modifiers that depend on a condition.
///
/// A port reads what they made of an element. It is not written: the conditions are the base.
public protocol ConditionalModel: ReferenceModel where Value == ConfiguredElement {
  /// The changes that the port's element may get, in the order written.
  func changes(at port: Port) -> [String]
  /// Whether the conditions ask for a change.
  func isAsked(_ change: String, at port: Port, in base: Base) -> Bool
}

extension ConditionalModel {
  public var values: [ConfiguredElement]? {
    [ConfiguredElement([], calls: [], type: Never.self)]
  }

  // The model predicts no type, so `Never` stands for it: a law compares the types that are read.
  public func get(_ port: Port, in base: Base) -> ConfiguredElement {
    let changes = changes(at: port).filter { isAsked($0, at: port, in: base) }
    return ConfiguredElement(changes, calls: changes, type: Never.self)
  }

  /// An element counts as another that shows the same; how it was made is for laws to look at.
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

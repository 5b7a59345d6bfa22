/// A view after modifiers that depend on a condition: the changes that they made, and how.
public struct ConfiguredElement: Equatable, CustomStringConvertible {
  /// The changes that show, in the order in which they were made.
  public var changes: [String]
  /// The changes whose closures were called, in order.
  public var calls: [String]
  /// The static type of the element.
  public var type: any Any.Type

  /// Makes an element with these changes.
  public init(_ changes: [String], calls: [String], type: any Any.Type) {
    self.changes = changes
    self.calls = calls
    self.type = type
  }

  /// Returns whether two elements show the same and were made in the same way.
  public static func == (one: Self, other: Self) -> Bool {
    one.changes == other.changes && one.calls == other.calls && one.type == other.type
  }

  public var description: String { "[" + changes.joined(separator: ", ") + "]" }
}

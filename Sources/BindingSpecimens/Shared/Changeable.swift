/// A value that can be copied with another value for one of its parts.
protocol Changeable: Equatable {}

extension Changeable {
  /// Returns a copy with another value for a part.
  func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
    var changed = self
    changed[keyPath: part] = value
    return changed
  }
}

extension Set {
  /// Returns the set with or without an element.
  ///
  /// Only models use this, because the code that they judge has functions of its own.
  func with(_ element: Element, _ isIn: Bool) -> Set {
    isIn ? union([element]) : subtracting([element])
  }
}

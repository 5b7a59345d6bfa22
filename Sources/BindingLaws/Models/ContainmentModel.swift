/// A model in which a port is on while its elements are in a set: one for a leaf, those of its
/// children for a parent.
public protocol ContainmentModel: ReferenceModel {
  associatedtype Element: Hashable
  /// The elements that the port stands for.
  static func elements(of port: Port) -> [Element]
  /// The elements that are in the set.
  static func elements(in base: Base) -> Set<Element>
  /// Whether the port stands for the elements of its children.
  static func isParent(_ port: Port) -> Bool
  /// Whether a parent without children is on.
  static var isOnWhenEmpty: Bool { get }
  /// Whether a port that reads this is on.
  static func isOn(_ value: Value) -> Bool
}

extension ContainmentModel {
  public static func isParent(_ port: Port) -> Bool { false }
  public static var isOnWhenEmpty: Bool { false }

  /// Whether the elements of the port are in the set.
  static func isExpected(_ port: Port, in base: Base) -> Bool {
    let own = elements(of: port)
    if own.isEmpty && isParent(port) { return isOnWhenEmpty }
    return elements(in: base).isSuperset(of: own)
  }

  /// The elements that are in the set and none of the port's.
  static func foreign(to port: Port, in base: Base) -> Set<Element> {
    elements(in: base).subtracting(elements(of: port))
  }
}

extension ContainmentModel where Value == Bool {
  public static func isOn(_ value: Bool) -> Bool { value }
}

extension ContainmentModel where Value: ThreeValued {
  public static func isOn(_ value: Value) -> Bool { value == .on }
}

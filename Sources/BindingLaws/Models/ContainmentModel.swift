/// A model in which a port is on while all of its elements are in a set.
///
/// A leaf has one element, a parent those of its children. The base may be any type that holds the set.
/// `MembershipModel` is the plain case: the base is the set itself, and each port stands for itself.
public protocol ContainmentModel: ReferenceModel {
  associatedtype Element: Hashable
  /// Returns the elements that the port stands for.
  ///
  /// If they depend on the base, it returns all that the port may stand for.
  func elements(of port: Port) -> [Element]
  /// Returns the elements that the port stands for in this base. By default they are the same in all bases.
  func elements(of port: Port, in base: Base) -> [Element]
  /// Returns the elements that are in the set.
  func elements(in base: Base) -> Set<Element>
  /// Returns whether the port stands for the elements of its children.
  func isParent(_ port: Port) -> Bool
  /// Whether a parent without children is on.
  var isOnWhenEmpty: Bool { get }
  /// Returns whether a port that reads this is on.
  func isOn(_ value: Value) -> Bool
}

extension ContainmentModel {
  public func isParent(_ port: Port) -> Bool { false }
  public var isOnWhenEmpty: Bool { false }
  public func elements(of port: Port, in base: Base) -> [Element] { elements(of: port) }

  /// Returns whether the elements of the port are in the set.
  func isExpected(_ port: Port, in base: Base) -> Bool {
    let own = elements(of: port, in: base)
    if own.isEmpty && isParent(port) { return isOnWhenEmpty }
    return elements(in: base).isSuperset(of: own)
  }

  /// Returns the elements in the set for which the port does not stand in the start base.
  func foreign(to port: Port, standingIn start: Base, in base: Base) -> Set<Element> {
    elements(in: base).subtracting(elements(of: port, in: start))
  }
}

extension ContainmentModel where Value == Bool {
  public func isOn(_ value: Bool) -> Bool { value }
}

extension ContainmentModel where Value: ThreeValued {
  public func isOn(_ value: Value) -> Bool { value == .on }
}

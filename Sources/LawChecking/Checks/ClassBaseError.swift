import BindingLaws

/// An error about a base that is a class, or a collection of objects.
///
/// Two runs would share it, and its earlier states could not be kept.
package struct ClassBaseError: Error, Hashable, CustomStringConvertible {
  /// The name of the base.
  let base: String
  /// The name of the model of the base.
  let model: String
  /// The name of the system that is compared with the model.
  let system: String

  /// Describes the error if the base is a class, an optional one, or a collection of objects.
  ///
  /// Nil otherwise.
  /// Swift has no constraint that keeps classes out. So a check reports it when it begins. Other types are
  /// not searched: many values of the standard library keep what they hold in a class.
  ///
  /// - Parameter given: The name of the system to print instead of the name of its type.
  init?<System: BindingSystem>(of system: System.Type, named given: GivenName? = nil) {
    if !isShared(System.Model.Base.self) { return nil }
    base = "\(System.Model.Base.self)"
    model = "\(System.Model.self)"
    self.system = System.displayName(given)
  }

  package var description: String {
    "\(system) cannot be judged: the base \(base) of its model \(model) is a class or holds one, "
      + "which all runs would share; judge the class as a StoreSystem, or let the base hold its values; "
      + "objects that never change can be bound by an id"
  }
}

private func isShared(_ type: Any.Type) -> Bool {
  type is AnyObject.Type || (type as? any Holder.Type)?.held.contains(where: isShared) == true
}

/// A type that holds others, and is a value if they are.
private protocol Holder {
  static var held: [Any.Type] { get }
}

extension Optional: Holder {
  fileprivate static var held: [Any.Type] { [Wrapped.self] }
}

extension Array: Holder {
  fileprivate static var held: [Any.Type] { [Element.self] }
}

extension Set: Holder {
  fileprivate static var held: [Any.Type] { [Element.self] }
}

extension Dictionary: Holder {
  fileprivate static var held: [Any.Type] { [Key.self, Value.self] }
}

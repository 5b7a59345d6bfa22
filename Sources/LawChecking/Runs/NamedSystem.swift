package import BindingLaws

/// A system that does not go by the name of its type.
package protocol NamedSystem: BindingSystem {
  /// What reports and tokens call it; holds no slash.
  static var name: String { get }
}

extension BindingSystem {
  /// What reports and tokens call the system.
  ///
  /// Swift keeps the blanks of a name in backticks as no-break spaces, which nobody types.
  package static var displayName: String {
    if let named = self as? any NamedSystem.Type { return named.name }
    let name = "\(self)"
    return name.utf8.allSatisfy { $0 < 128 } ? name : name.replacing("\u{A0}", with: " ")
  }
}

package import BindingGenerators
package import BindingLaws

/// Is told of each case before it runs, so that a case that ends the process can be named.
package protocol CaseMonitor: AnyObject, Sendable {
  /// A case is about to run.
  ///
  /// - Parameters:
  ///   - choices: Where its draws come from; none was drawn yet.
  ///   - plan: What random draws are limited to.
  ///   - stopsAtRefusal: Whether an operation that the model does not permit ends the case.
  func willRun(_ choices: Choices, within plan: CasePlan, stopsAtRefusal: Bool)
}

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

package import BindingLaws

/// What a model tells without a system: how many ports it has, and which laws speak about it.
package struct Census: Codable, Sendable {
  /// How many ports there are.
  package let ports: Int
  /// The ids of the laws that speak about it.
  package let laws: [String]

  /// Asks the model of a system.
  package init<System: BindingSystem>(of system: System.Type, among laws: [Law]) {
    ports = System.Model.ports.count
    self.laws = laws.filter { $0.statement(for: System.Model.self) != nil }.map { $0.id }
  }
}

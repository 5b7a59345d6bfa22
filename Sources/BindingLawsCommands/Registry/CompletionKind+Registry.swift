import ArgumentParser
import BindingLaws

extension CompletionKind {
  /// The names of the systems.
  static var systems: Self { .custom { _, _, _ in Registry.current.systems.map(\.name) } }
  /// The ids of the laws.
  static var laws: Self { .custom { _, _, _ in Registry.current.laws.map(\.id) } }
  /// The ids of the laws and the names of the systems.
  static var lawsAndSystems: Self {
    .custom { _, _, _ in
      Registry.current.laws.map(\.id) + Registry.current.systems.map(\.name)
    }
  }
}

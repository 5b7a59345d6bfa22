import BindingGenerators
import BindingLaws

/// The bindings of any system, to be learned as if it had no model.
///
/// Of that only the ports are taken, and the bases and values to begin with. `explain --table` prints what
/// is learned, also of a system that has a model.
struct AnyNewSystem<System: BindingSystem>: LearnedShape {
  typealias Example = System.Model.Base
  typealias Derived = System.Derived
  private let system: System

  init(source: Source<Example>) { system = System(source: source) }

  func binding(_ port: System.Model.Port) -> Derived { system.binding(port) }

  static var ports: [System.Model.Port] { System.model.ports }
  static var examples: [Example] { System.model.starts ?? System.model.bases ?? [] }
  static var values: [System.Model.Value]? { System.model.values }
}

extension BindingSystem {
  /// What the bindings of this system do when they are new.
  ///
  /// - Throws: An error that says what to do when there is nothing to draw from.
  static func learnedTable() throws -> LearnedTable {
    try LearnedTable(
      World(LearnedModel<AnyNewSystem<Self>>()), by: Learning.current ?? Learning())
  }
}

extension World {
  /// What was learned, where the model was learned from the system.
  func learnedTable(by learning: Learning?) -> LearnedTable? {
    learning.flatMap { model.learned?.table(of: self, by: $0) }
  }
}

extension LearningModel {
  fileprivate func table(of world: Any, by learning: Learning) -> LearnedTable? {
    (world as? World<Self>).map { LearnedTable($0, by: learning) }
  }
}

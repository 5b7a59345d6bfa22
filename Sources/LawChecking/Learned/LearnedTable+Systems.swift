import BindingGenerators
import BindingLaws

extension ReferenceModel {
  /// Returns the model that is learned from new systems, as if nobody said what their bindings must do.
  ///
  /// Of this model only the ports are used, and the bases and values to begin with. `explain --table` prints
  /// what is learned, also of a system with a model. A model that is learned anyway is returned unchanged.
  func learned<System: BindingSystem>(
    from make: @escaping (Source<Base>) -> System
  ) -> any LearningModel<Base, Port, Value> where System.Model == Self {
    learned
      ?? LearnedModel(
        ports: { ports }, examples: { starts ?? bases ?? [] }, values: { values }, of: make)
  }
}

extension LearnedTable {
  /// Learns what new bindings do.
  ///
  /// - Throws: An error that says what to do if there is nothing to draw from.
  init(learning model: some LearningModel) throws {
    self.init(try World(model), by: model)
  }
}

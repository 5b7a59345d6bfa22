import BindingGenerators
import BindingLaws

extension ReferenceModel {
  /// What is learned of the bindings of new systems, as if nobody said what they must do.
  ///
  /// Of this model only the ports are taken, and the bases and values to begin with. `explain --table` prints what
  /// is learned, also of a system that has a model; one that is learned anyway is taken as it is.
  func learned<System: BindingSystem>(
    from make: @escaping (Source<Base>) -> System
  ) -> any LearningModel<Base, Port, Value> where System.Model == Self {
    learned
      ?? LearnedModel(
        ports: { ports }, examples: { starts ?? bases ?? [] }, values: { values }, of: make)
  }
}

extension LearnedTable {
  /// Learns what bindings do when they are new.
  ///
  /// - Throws: An error that says what to do when there is nothing to draw from.
  init(learning model: some LearningModel) throws {
    self.init(try World(model), by: model)
  }
}

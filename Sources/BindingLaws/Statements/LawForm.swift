extension Law {
  /// What a law states, or several laws, each by a case of its own.
  ///
  /// A child process finds it again by `ChildJob`: its type by address, and the value in JSON.
  public protocol Form: Codable, Hashable, Sendable {
    /// What it states about systems that are judged by this model; `nil` when the model is not of the
    /// kind that the law speaks about.
    func statement<Model: ReferenceModel>(for model: Model.Type) -> Statement<Model>?
  }
}

extension ReferenceModel {
  /// The same model, where it was learned from the system: it does not know which bases are permitted, nor
  /// which sets are accepted that change nothing.
  package static var learned: (any LearningModel.Type)? { self as? any LearningModel.Type }

  static var selecting: (any SelectingModel.Type)? { self as? any SelectingModel.Type }
  static var aggregate: (any AggregateModel.Type)? { self as? any AggregateModel.Type }
  static var observed: (any ObserverModel.Type)? { self as? any ObserverModel.Type }
}

/// A law about aggregates.
protocol AggregateForm: Law.Form {
  func statement<Model: AggregateModel>(about model: Model.Type) -> Law.Statement<Model>?
}

extension AggregateForm {
  func statement<Model: ReferenceModel>(for model: Model.Type) -> Law.Statement<Model>? {
    model.aggregate.flatMap { erased($0) } as? Law.Statement<Model>
  }

  private func erased(_ kind: (some AggregateModel).Type) -> Any? { statement(about: kind) }
}

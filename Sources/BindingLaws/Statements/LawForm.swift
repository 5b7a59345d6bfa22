extension Law {
  /// What a law states, or several laws, each by a case of its own.
  ///
  /// A child process finds it again: its type by address, and the value in JSON.
  public protocol Form: Codable, Hashable, Sendable {
    /// What it states about systems that are judged by this model; `nil` when the model is not of the
    /// kind that the law speaks about.
    func statement<Model: ReferenceModel>(for model: Model) -> Statement<Model>?
  }
}

extension ReferenceModel {
  /// The same model, where it was learned from the system: it does not know which bases are permitted, nor
  /// which sets are accepted that change nothing.
  package var learned: (any LearningModel<Base, Port, Value>)? {
    self as? any LearningModel<Base, Port, Value>
  }

  var aggregate: (any AggregateModel)? { self as? any AggregateModel }
  var observed: (any ObserverModel)? { self as? any ObserverModel }
}

/// A law about aggregates.
protocol AggregateForm: Law.Form {
  func statement<Model: AggregateModel>(about model: Model) -> Law.Statement<Model>?
}

extension AggregateForm {
  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    // Opens the existential: Swift cannot cast a generic model to a protocol with associated types.
    func open(_ model: some AggregateModel) -> Any? { statement(about: model) }
    return model.aggregate.flatMap { open($0) } as? Law.Statement<Model>
  }
}

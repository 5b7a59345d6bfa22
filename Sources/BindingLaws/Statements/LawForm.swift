extension Law {
  /// The statement of a law, or of several laws, each in a case of its own.
  ///
  /// A child process finds it again: the type by its address, and the value in JSON.
  public protocol Form: Codable, Hashable, Sendable {
    /// Returns the statement about systems that are judged by this model.
    ///
    /// Nil if the law does not apply to models of this kind.
    func statement<Model: ReferenceModel>(for model: Model) -> Statement<Model>?
  }
}

extension ReferenceModel {
  /// The same model, if it was learned from the system.
  ///
  /// Nil if it was not. A learned model does not know which bases are permitted, nor which accepted sets
  /// change nothing.
  package var learned: (any LearningModel<Base, Port, Value>)? {
    self as? any LearningModel<Base, Port, Value>
  }

  /// The same model, if some of its ports aggregate others.
  ///
  /// Nil if none does.
  var aggregate: (any AggregateModel)? { self as? any AggregateModel }
  /// The same model, if its base has observers.
  ///
  /// Nil if it has none.
  var observed: (any ObserverModel)? { self as? any ObserverModel }
}

/// A law about aggregates.
protocol AggregateForm: Law.Form {
  /// Returns the statement about systems that are judged by this model. Nil if the law does not apply to it.
  func statement<Model: AggregateModel>(about model: Model) -> Law.Statement<Model>?
}

extension AggregateForm {
  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    // Opens the existential: Swift cannot cast a generic model to a protocol with associated types.
    func open(_ model: some AggregateModel) -> Any? { statement(about: model) }
    return model.aggregate.flatMap { open($0) } as? Law.Statement<Model>
  }
}

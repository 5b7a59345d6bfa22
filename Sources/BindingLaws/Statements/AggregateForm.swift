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

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

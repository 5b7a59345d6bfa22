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

extension CheckOptions {
  /// Returns these options with one of them changed.
  package func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var options = self
    options[keyPath: path] = value
    return options
  }

  /// These options without a proof, so that cases decide.
  package var withoutProof: CheckOptions { with(\.usesProof, false) }
}

extension CheckOptions {
  /// The same but for one of them.
  package func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var options = self
    options[keyPath: path] = value
    return options
  }

  /// The same without a proof: cases decide.
  package var withoutProof: CheckOptions { with(\.usesProof, false) }
}

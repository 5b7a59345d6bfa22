import LawChecking

extension [Judgement] {
  /// Returns the same judgements, each with a property of this value.
  func with<Value>(_ path: WritableKeyPath<Judgement, Value>, _ value: Value) -> [Judgement] {
    map { judgement in
      var judgement = judgement
      judgement[keyPath: path] = value
      return judgement
    }
  }
}

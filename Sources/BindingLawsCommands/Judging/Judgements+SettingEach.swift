import LawChecking

extension [Judgement] {
  /// Returns the same judgements, each with a property of this value.
  func settingEach<Value>(
    _ path: WritableKeyPath<Judgement, Value>, to value: Value
  ) -> [Judgement] {
    map { judgement in
      var judgement = judgement
      judgement[keyPath: path] = value
      return judgement
    }
  }
}

import LawfulBindings

/// A base that keeps every write with its transaction.
final class Recorder<Value> {
  private(set) var writes: [(value: Value, transaction: HeadlessTransaction)] = []
  /// The current value.
  ///
  /// A direct change of it is not recorded.
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var animations: [String?] { writes.map(\.transaction.animation) }

  var binding: HeadlessBinding<Value> {
    HeadlessBinding(
      get: { self.value },
      set: { value, transaction in
        self.writes.append((value, transaction))
        self.value = value
      })
  }
}

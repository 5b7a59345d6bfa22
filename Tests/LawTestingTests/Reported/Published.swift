/// A value in a store, and the one that views are shown, which may be an older one.
final class Published<Value> {
  /// What the store holds.
  var value: Value
  /// What a binding reads.
  var shown: Value
  /// What the store has still to do to both, the earliest first.
  var queue: [() -> Void] = []

  init(_ value: Value) {
    self.value = value
    shown = value
  }

  /// Does what is in the queue.
  ///
  /// What is put there meanwhile waits for the next time.
  func drain() {
    let jobs = queue
    queue = []
    for job in jobs { job() }
  }
}

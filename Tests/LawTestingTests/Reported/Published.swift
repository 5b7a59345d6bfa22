/// A value, the one that is shown of it, and the jobs that will change them.
final class Published<Value> {
  var value: Value
  var shown: Value
  var queue: [() -> Void] = []
  init(_ value: Value) {
    self.value = value
    shown = value
  }
  func drain() {
    let jobs = queue
    queue = []
    for job in jobs { job() }
  }
}

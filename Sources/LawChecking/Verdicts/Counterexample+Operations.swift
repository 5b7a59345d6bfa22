import BindingLaws

extension Counterexample {
  /// Whether the case begins with the start and all operations of another one.
  ///
  /// It compares lines of the trace, since the trace language has one line for each operation, which is read
  /// back: equal lines are equal operations. Rows have no operation for what tasks do, nor in a case that
  /// crashes.
  package func begins(with other: Counterexample) -> Bool { trace.starts(with: other.trace) }
}

extension Counterexample.Row {
  /// Whether both carry out the same operation, whether through a fresh binding or through a held one.
  ///
  /// Operations that use no binding are the same if their lines are.
  package func doesTheSame(as other: Self) -> Bool {
    guard let operation, let another = other.operation, operation.kind.usesBinding else {
      return line == other.line
    }
    return operation.kind == another.kind && operation.port == another.port
      && operation.value == another.value
  }
}

import BindingLaws

extension Counterexample {
  /// Whether the case begins with all that another one does: with its start, and with each of its operations.
  ///
  /// Lines of the trace are compared, since the trace language has one line for each operation, which is read
  /// back: equal lines are equal operations. Rows have no operation for what tasks do, nor in a case that crashes.
  package func begins(with other: Counterexample) -> Bool { trace.starts(with: other.trace) }
}

extension Counterexample.Row {
  /// Whether both carry out the same, whether through a fresh binding or through a held one.
  ///
  /// What uses no binding is the same where its line is.
  package func doesTheSame(as other: Self) -> Bool {
    guard let operation, let another = other.operation, operation.kind.usesBinding else {
      return line == other.line
    }
    return operation.kind == another.kind && operation.port == another.port
      && operation.value == another.value
  }
}

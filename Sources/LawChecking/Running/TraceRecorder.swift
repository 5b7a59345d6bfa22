import BindingLaws

/// Keeps the trace of a case.
final class TraceRecorder<Model: ReferenceModel> {
  private(set) var trace: Trace<Model>?
  /// The law's variables, when its program was reached.
  var variables: Variables<Model>?
  /// How many of the operations belong to the law's program.
  var programLength = 0

  func begin(at start: Model.Base) {
    trace = Trace(start: start)
  }

  func append(_ operation: Operation<Model>) {
    trace?.operations.append(operation)
  }
}

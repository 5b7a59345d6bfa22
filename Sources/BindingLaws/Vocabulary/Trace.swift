/// A base to start from and the operations that follow.
package struct Trace<Model: ReferenceModel> {
  /// The base before the first operation.
  package var start: Model.Base
  /// What happens, in order.
  package var operations: [BindingOperation<Model>]

  /// Makes a trace.
  package init(start: Model.Base, operations: [BindingOperation<Model>] = []) {
    self.start = start
    self.operations = operations
  }

  /// The trace in the trace language, a line for the start and for each operation.
  ///
  /// They are read back.
  package var lines: [String] {
    ["start \(traceText(start))"] + operations.map(\.description)
  }
}

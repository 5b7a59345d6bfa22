/// A start base and the operations that follow.
package struct Trace<Model: ReferenceModel> {
  /// The base before the first operation.
  package var start: Model.Base
  /// The operations, in order.
  package var operations: [BindingOperation<Model>]

  /// Makes a trace.
  package init(start: Model.Base, operations: [BindingOperation<Model>] = []) {
    self.start = start
    self.operations = operations
  }

  /// The lines of the trace in the trace language: one for the start and one for each operation.
  ///
  /// The parser reads them back.
  package var lines: [String] {
    ["start \(traceText(start))"] + operations.map(\.description)
  }
}

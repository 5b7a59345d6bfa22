import BindingLaws
import LawChecking

extension Counterexample.Row {
  /// Whether the base and all readings are what the model says.
  var isAsPredicted: Bool {
    hasRightBase && differingPort == nil && staleHeld == nil
  }

  /// The difference between the base and that of the model.
  ///
  /// Nil if the base is not known.
  var difference: BaseDifference? {
    systemBase.map { BaseDifference(from: modelBase, to: $0) }
  }

  /// Returns the reading of a held binding.
  ///
  /// Nil if none is held, if it is not there, or if it was not read.
  func heldValue(at port: Int) -> TraceValue? {
    held.indices.contains(port) ? held[port]?.value : nil
  }

  /// The port of a set, and its value.
  ///
  /// The value of a tap is not known. Nil for other operations.
  var set: (port: Int, value: TraceValue?)? {
    guard let operation, let port = operation.port else { return nil }
    switch operation.kind {
    case .set, .tap, .echo: return (port, operation.value)
    case .get, .hold, .holdAll, .derive, .write, .act, .settle: return nil
    }
  }

  /// The model's readings in the base of the system.
  ///
  /// Empty if the model does not permit that base.
  var readingsOfBase: [Counterexample.Reading] {
    stored ?? (systemBase == modelBase ? model : [])
  }
}

extension [Counterexample.Reading] {
  /// Returns the reading of a port, or nil if it is not there, or was not read.
  func value(at port: Int) -> TraceValue? {
    indices.contains(port) ? self[port].value : nil
  }
}

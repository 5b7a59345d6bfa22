import BindingGenerators
import BindingLaws

extension TrialMachine {
  /// A history in the trace language.
  func words(of lapse: Lapse) -> [String] {
    let start = "start \(traceText(table.base(of: lapse.start.base)))"
    return [start] + (lapse.start.isHolding ? ["hold all"] : []) + lapse.steps.map(words)
  }

  private func words(_ step: Lapse.Step) -> String {
    switch step {
    case .write(let base): "write \(traceText(table.base(of: base)))"
    case .input(let index): words(shape.inputs[index])
    }
  }

  private func words(_ input: Input) -> String {
    let kind: OperationKind? =
      switch input.kind {
      case .get: .get
      case .set, .setInTransaction: .set
      case .tap: .tap
      case .echo: .echo
      case .derive: .derive
      case .hold: .hold
      case .act: .act
      case .write: .write
      case .look: nil
      }
    guard let kind else { return "look at \(portText(table.ports[input.port]))" }
    let code = OperationCode(kind, port: input.port, isHeld: input.isHeld, value: input.value)
    return table.operation(code).description
  }
}

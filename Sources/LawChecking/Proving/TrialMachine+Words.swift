import BindingGenerators
import BindingLaws

extension TrialMachine {
  /// A history in the trace language.
  func words(of divergence: Divergence) -> [String] {
    let start = "start \(traceText(table.base(of: divergence.start.base)))"
    return [start] + (divergence.start.isHolding ? ["hold *"] : []) + divergence.steps.map(words)
  }

  private func words(_ step: Divergence.Step) -> String {
    switch step {
    case .write(let base): "write \(traceText(table.base(of: base)))"
    case .input(let index): words(shape.inputs[index])
    }
  }

  private func words(_ input: Input) -> String {
    guard let code = input.code else {
      return "look at \(portText(table.ports[input.port]))"
    }
    let words = table.operation(code).description
    return input.isInTransaction ? words + " in a transaction" : words
  }

  /// A history as what happens in a case; `nil` where somebody looks at a control, or where a set
  /// runs in a transaction.
  func operations(of divergence: Divergence) -> [OperationCode]? {
    let ports = (0..<shape.ports).filter { shape.isPresent($0, in: divergence.start.base) }
    let holds = divergence.start.isHolding ? ports.map { OperationCode(.hold, port: $0) } : []
    let codes = divergence.steps.map { step -> OperationCode? in
      switch step {
      case .write(let base): OperationCode(.write, value: base)
      case .input(let index) where shape.inputs[index].isInTransaction: nil
      case .input(let index): shape.inputs[index].code
      }
    }
    return codes.contains { $0 == nil } ? nil : holds + codes.compactMap(\.self)
  }
}

import BindingGenerators
import BindingLaws

/// A history that shows a memory, in the words of the trace language.
///
/// Reports print them, and JSON holds them as `memory`. They also name what crashes in a child. `start`,
/// `hold *` and `write` are spelled here as `Trace` and `BindingOperation+Text` spell them.
extension Subject {
  /// Returns a history in the trace language, which has listed elements alone.
  func words(of divergence: Divergence, _ shape: MachineShape) -> [String] {
    let meaning = newMeaning()
    return ["start \(text(ofListedBase: divergence.start.base))"]
      + (divergence.start.isHolding ? ["hold *"] : [])
      + divergence.steps.map { step in
        switch step {
        case .write(let base): "write \(text(ofListedBase: base))"
        case .input(let index): text(of: shape.inputs[index], by: meaning)
        }
      }
  }

  /// Returns an input in words.
  ///
  /// The language has no words for the rendering of a control, because no case renders one.
  func text(of input: Input, by meaning: Meaning) -> String {
    guard let code = input.operationCode else { return "look at \(text(ofPort: input.port))" }
    return text(of: code, by: meaning) + (input.isInTransaction ? " in a transaction" : "")
  }
}

/// A history that shows a memory, as operations of a system.
///
/// `LawCheck.caseAlongMemory` looks along it for a law that breaks.
extension Divergence {
  /// Returns the base and the operations of the history, or nil if no case can do it.
  ///
  /// No case can render a control, or put a single set into a transaction.
  func history(_ shape: MachineShape) -> OperationHistory? {
    let ports = (0..<shape.ports).filter { shape.isPresent($0, in: start.base) }
    let holds = start.isHolding ? ports.map { OperationCode(.hold, port: $0) } : []
    let codes = steps.map { step -> OperationCode? in
      switch step {
      case .write(let base): OperationCode(.write, value: base)
      case .input(let index) where shape.inputs[index].isInTransaction: nil
      case .input(let index): shape.inputs[index].operationCode
      }
    }
    let known = codes.compactMap(\.self)
    return known.count < codes.count
      ? nil : OperationHistory(start: start.base, codes: holds + known)
  }
}

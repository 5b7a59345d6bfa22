import BindingGenerators
import BindingLaws

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

import BindingLaws

// `CaseSpace+Drawing` draws this part of a case last.

extension CaseSpace {
  /// Draws the operations of a case.
  ///
  /// False if one that the model does not permit ends the case. It writes into the memory of the list: see
  /// `TransitionTable.draw(along:)`.
  func drawOperations(
    of drawn: inout Case, _ plan: DrawingPlan, holdingAll holdsAll: Bool, _ choices: inout Choices
  ) -> Bool {
    var isWhole = true
    drawn.operations = Array(unsafeUninitializedCapacity: plan.length + 1) { list, count in
      guard let first = list.baseAddress else { return }
      if holdsAll { first.initialize(to: OperationCode(.holdAll)) }
      count = holdsAll ? 1 : 0
      isWhole = table.transitions.draw(along: plan, into: first, &count, from: &choices) {
        complete(&$0, in: $1, of: &drawn, &$2)
      }
    }
    return isWhole
  }

  /// Generates the value or base that an operation lacks, and returns the state after the operation.
  private func complete(
    _ code: inout OperationCode, in state: Int, of drawn: inout Case, _ choices: inout Choices
  ) -> Int {
    if code.value < 0, let field = code.kind.operand {
      code.value = draw(field, of: &drawn, from: &choices)
    }
    return table.next(state, code)
  }

  func portsPresent(in state: Int) -> [Int] {
    (0..<table.transitions.ports).filter { table.isPresent($0, in: state) }
  }
}

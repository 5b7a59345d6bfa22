package import BindingLaws

/// Converts operations between words and numbers.
///
/// Converting there and back changes nothing in a case. Tokens contain the numbers. Traces are made of the
/// words, and read into numbers again.
extension ModelTable {
  /// Returns an operation in words.
  package func operation(_ code: OperationCode) -> BindingOperation<Model> {
    if code.task > 0 {
      return BindingOperation(.task(Int(code.task), operation(code.of(task: 0))))
    }
    return BindingOperation(
      code.kind, code.kind.hasPort ? handle(code.place) : nil,
      code.kind.operand.map { element($0, code.value) } ?? .none)
  }

  /// Returns the element with a number.
  package func element(_ field: CaseField, _ number: Int) -> BindingOperation<Model>.Operand {
    switch field {
    case .handle: .handle(handle(.init(number: number)))
    case .value: .value(values[number])
    case .base, .start: .base(base(of: transitions.state(ofBase: number)))
    case .action: .action(actions[number])
    }
  }

  private func handle(_ place: OperationCode.Place) -> Handle<Model.Port> {
    let fresh = world.handles[place.port]
    return place.isHeld ? fresh.held : fresh
  }

  /// Returns an operation in numbers.
  ///
  /// For a set during another one, returns the outer set. An order of tasks has no number. It counts as
  /// deriving a binding, which changes nothing.
  package func code(_ operation: BindingOperation<Model>) -> OperationCode {
    switch operation.step {
    case .now(let kind, let handle, let operand):
      return OperationCode(
        kind, port: handle?.index ?? 0, isHeld: handle?.isHeld ?? false, value: number(of: operand))
    case .during(let outer, _, _): return code(outer)
    case .task(let number, let operation): return code(operation).of(task: number)
    case .order: return OperationCode(.derive)
    }
  }

  /// Returns the number of an element: an argument of an operation, the value of a variable, or the base to
  /// start from.
  ///
  /// An element without a number gets the next one.
  func number(of element: BindingOperation<Model>.Operand, as field: CaseField? = nil) -> Int {
    switch element {
    case .none: 0
    case .handle(let handle):
      OperationCode.Place(port: handle.index, isHeld: handle.isHeld).number
    case .value(let value): values.number(of: value)
    case .base(let base): number(ofBase: base, isStart: field == .start)
    case .action(let action): actions.number(of: action)
    }
  }

  /// Returns the state after an operation.
  ///
  /// Tasks are carried out when their order comes, one after the other. A set during a write of another one
  /// counts as made after it, as in `ReferenceModel.following`.
  func next(
    _ state: Int, _ operation: BindingOperation<Model>, _ tasks: inout [OperationCode]
  ) -> Int {
    switch operation.step {
    case .during(let outer, _, let inner): return next(next(state, code(outer)), code(inner))
    case .task: tasks.append(code(operation))
    case .order: return tasks.takeByTask().reduce(state) { next($0, $1) }
    case .now: return next(state, code(operation))
    }
    return state
  }
}

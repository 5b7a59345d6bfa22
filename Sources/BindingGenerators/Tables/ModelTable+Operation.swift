package import BindingLaws

extension ModelTable {
  /// An operation in words.
  package func operation(_ code: OperationCode) -> Operation<Model> {
    if code.task > 0 {
      var own = code
      own.task = 0
      return Operation(.task(Int(code.task), operation(own)))
    }
    var handle = world.handles[code.port]
    handle.isHeld = code.isHeld
    return Operation(code.kind, code.kind.hasPort ? handle : nil, operand(of: code))
  }

  private func operand(of code: OperationCode) -> Operation<Model>.Operand {
    switch code.kind.operand {
    case .none: .none
    case .value: .value(values[code.value])
    case .base: .base(base(of: transitions.state(ofBase: code.value)))
    case .action: .action(actions[code.value])
    }
  }

  /// An operation in numbers, of a set within another the outer one.
  ///
  /// An order of tasks is none: it counts as deriving a binding, which changes nothing.
  package func code(_ operation: Operation<Model>) -> OperationCode {
    switch operation.step {
    case .now(let kind, let handle, let operand):
      return OperationCode(
        kind, port: handle?.index ?? 0, isHeld: handle?.isHeld ?? false, value: number(of: operand))
    case .during(let outer, _, _): return code(outer)
    case .task(let number, let operation): return code(operation).of(task: number)
    case .order: return OperationCode(.derive)
    }
  }

  /// The number of a value, base or action.
  private func number(of operand: Operation<Model>.Operand) -> Int {
    switch operand {
    case .none: 0
    case .value(let value): index(of: value)
    case .base(let base): number(ofBase: base)
    case .action(let action): actions.number(of: action)
    }
  }

  /// The state after an operation; tasks are carried out when their order comes, one after the other.
  func next(
    _ state: Int, _ operation: Operation<Model>, _ tasks: inout TaskList
  ) -> Int {
    switch operation.step {
    case .during(let outer, _, let inner): next(next(state, code(outer)), code(inner))
    case .task: tasks.append(code(operation), at: state)
    case .order: tasks.takeAll().reduce(state) { next($0, $1) }
    case .now: next(state, code(operation))
    }
  }
}

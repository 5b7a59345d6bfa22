package import BindingLaws

extension ModelTable {
  /// An operation in words.
  package func operation(_ code: OperationCode) -> Operation<Model> {
    if code.task > 0 {
      var own = code
      own.task = 0
      return .task(Int(code.task), operation(own))
    }
    var handle = world.handles[code.port]
    handle.isHeld = code.isHeld
    return switch code.kind {
    case .set: .set(handle, values[code.value])
    case .tap: .tap(handle)
    case .echo: .echo(handle)
    case .write: .write(base(of: transitions.state(ofBase: code.value)))
    case .act: .act(world.actions[code.value])
    case .hold: .hold(handle.fresh)
    case .get: .get(handle)
    case .holdAll: .holdAll
    case .derive: .derive(handle.fresh)
    }
  }

  /// An operation in numbers, of a set within another the outer one.
  ///
  /// An order of tasks, a wait for sets that land later, and an action that is not listed are none: they
  /// count as deriving a binding, which changes nothing.
  package func code(_ operation: Operation<Model>) -> OperationCode {
    switch operation {
    case .set(let handle, let value): code(.set, handle, value: index(of: value))
    case .tap(let handle): code(.tap, handle)
    case .echo(let handle): code(.echo, handle)
    case .write(let base): OperationCode(.write, value: number(ofBase: base))
    case .act(let action):
      world.actions.firstIndex(of: action).map { OperationCode(.act, value: $0) }
        ?? OperationCode(.derive)
    case .hold(let handle): code(.hold, handle)
    case .get(let handle): code(.get, handle)
    case .holdAll: OperationCode(.holdAll)
    case .derive(let handle): code(.derive, handle)
    case .during(let outer, _, _): code(outer)
    case .task(let number, let operation): code(operation).of(task: number)
    case .order, .settle: OperationCode(.derive)
    }
  }

  /// The state after an operation; tasks are carried out when their order comes, one after the other.
  func next(
    _ state: Int, _ operation: Operation<Model>, _ tasks: inout TaskList
  ) -> Int {
    switch operation {
    case .during(let outer, _, let inner): next(next(state, code(outer)), code(inner))
    case .task: tasks.append(code(operation), at: state)
    case .order: tasks.takeAll().reduce(state) { next($0, $1) }
    case .act(let action) where !world.actions.contains(action):
      self.state(of: Model.apply(action, to: base(of: state)))
    default: next(state, code(operation))
    }
  }

  private func code(
    _ kind: OperationKind, _ handle: Handle<Model.Port>, value: Int = 0
  ) -> OperationCode {
    OperationCode(kind, port: handle.index, isHeld: handle.isHeld, value: value)
  }
}

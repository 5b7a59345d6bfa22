package import BindingLaws

extension ModelTable {
  /// An operation in words.
  package func operation(_ code: OperationCode) -> Operation<Model> {
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

  /// An operation in numbers.
  package func code(_ operation: Operation<Model>) -> OperationCode {
    switch operation {
    case .set(let handle, let value): code(.set, handle, value: index(of: value))
    case .tap(let handle): code(.tap, handle)
    case .echo(let handle): code(.echo, handle)
    case .write(let base): OperationCode(.write, value: number(ofBase: base))
    case .act(let action): OperationCode(.act, value: world.actions.firstIndex(of: action) ?? 0)
    case .hold(let handle): code(.hold, handle)
    case .get(let handle): code(.get, handle)
    case .holdAll: OperationCode(.holdAll)
    case .derive(let handle): code(.derive, handle)
    }
  }

  private func code(
    _ kind: OperationKind, _ handle: Handle<Model.Port>, value: Int = 0
  ) -> OperationCode {
    OperationCode(kind, port: handle.index, isHeld: handle.isHeld, value: value)
  }
}

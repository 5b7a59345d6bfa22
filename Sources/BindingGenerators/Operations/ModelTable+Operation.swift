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
    case .write: .write(base(of: code.value))
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
    case .write(let base): OperationCode(.write, value: state(of: base))
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

  /// Draws the next operation; `nil` when the model does not permit what was drawn.
  ///
  /// - Parameters:
  ///   - choices: Where draws come from.
  ///   - swarm: The indices of the kinds to draw from.
  ///   - state: What the model has come to.
  ///   - held: The held ports, in the order in which they were first held.
  ///   - throughHeld: Whether only held bindings are used.
  package func draw(
    from choices: inout Choices, swarm: [Int], in state: Int, holding held: [Int],
    throughHeld: Bool = false
  ) -> OperationCode? {
    let drawn = transitions.draw(
      from: &choices, swarm: swarm, in: state, holding: held, throughHeld: throughHeld)
    guard let drawn, drawn.value < 0 else { return drawn }
    return complete(drawn, from: &choices)
  }

  /// Generates the value or base that an operation lacks.
  package func complete(_ code: OperationCode, from choices: inout Choices) -> OperationCode {
    var code = code
    code.value =
      code.kind == .set
      ? index(of: world.values.draw(from: &choices))
      : state(of: world.bases.draw(from: &choices))
    return code
  }
}

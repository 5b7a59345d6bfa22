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
  ///   - swarm: The indices of the kinds that random draws are limited to.
  ///   - state: What the model has come to.
  ///   - held: The held ports, in the order in which they were first held.
  package func draw(
    from choices: inout Choices, swarm: [Int], in state: Int, holding held: [Int]
  ) -> OperationCode? {
    let kind = world.kinds[choices.index(below: world.kinds.count, from: swarm)]
    switch kind {
    case .write: return OperationCode(.write, value: drawBase(from: &choices))
    case .act: return OperationCode(.act, value: choices.index(below: world.actions.count))
    default: break
    }
    var code = drawHandle(kind, from: &choices, holding: kind == .hold ? [] : held)
    if !code.isHeld && !isPresent(code.port, in: state) { return nil }
    if kind == .set { code.value = drawValue(from: &choices) }
    return code
  }

  private func drawHandle(
    _ kind: OperationKind, from choices: inout Choices, holding held: [Int]
  ) -> OperationCode {
    let ports = world.handles.count
    let index = choices.index(below: ports &+ held.count)
    if index < ports { return OperationCode(kind, port: index) }
    return OperationCode(kind, port: held[index &- ports], isHeld: true)
  }

  private func drawValue(from choices: inout Choices) -> Int {
    if listedValues > 0 { return choices.index(below: listedValues) }
    return index(of: world.values.draw(from: &choices))
  }

  private func drawBase(from choices: inout Choices) -> Int {
    if listedBases > 0 { return choices.index(below: listedBases) }
    return state(of: world.bases.draw(from: &choices))
  }
}

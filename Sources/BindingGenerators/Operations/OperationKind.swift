package import BindingLaws

/// The kinds of operations of a trace, simplest first.
package enum OperationKind: String, CaseIterable, Sendable {
  case set, tap, echo, write, act, hold, get
}

/// What the next operation may refer to: the base as the model predicts it, and what is held.
package struct TraceState<Model: ReferenceModel> {
  /// The base as the model predicts it.
  package var base: Model.Base
  /// The held handles, in the order in which they were first held.
  package var held: [Handle<Model.Port>] = []

  /// The state before the first operation.
  package init(base: Model.Base) {
    self.base = base
  }

  /// Follows an operation.
  package mutating func follow(_ operation: Operation<Model>, in world: World<Model>) {
    switch operation {
    case .hold(let handle): hold(handle)
    case .holdAll: world.handles.forEach { hold($0) }
    case .get, .derive: break
    default: base = Model.following(operation, in: base)
    }
  }

  private mutating func hold(_ handle: Handle<Model.Port>) {
    let isNew = !held.contains { $0.index == handle.index }
    if isNew && Model.isPresent(handle.port, in: base) { held.append(handle.held) }
  }
}

extension World {
  /// Draws the next operation; `nil` when the model does not permit what was drawn.
  ///
  /// - Parameters:
  ///   - choices: Where draws come from.
  ///   - swarm: The indices of the kinds that random draws are limited to.
  ///   - state: What the trace has led to.
  package func operation(
    from choices: inout Choices, swarm: [Int], in state: TraceState<Model>
  ) -> Operation<Model>? {
    switch kinds[choices.index(below: kinds.count, from: swarm)] {
    case .set: drawSet(from: &choices, in: state)
    case .tap: handle(from: &choices, in: state).map { .tap($0) }
    case .echo: handle(from: &choices, in: state).map { .echo($0) }
    case .write: .write(bases.draw(from: &choices))
    case .act: .act(actions[choices.index(below: actions.count)])
    case .hold: freshHandle(from: &choices, in: state).map { .hold($0) }
    case .get: handle(from: &choices, in: state).map { .get($0) }
    }
  }

  private func drawSet(
    from choices: inout Choices, in state: TraceState<Model>
  ) -> Operation<Model>? {
    guard let handle = handle(from: &choices, in: state) else { return nil }
    return .set(handle, values.draw(from: &choices))
  }

  private func handle(
    from choices: inout Choices, in state: TraceState<Model>
  ) -> Handle<Model.Port>? {
    let index = choices.index(below: handles.count + state.held.count)
    if index >= handles.count { return state.held[index - handles.count] }
    return Model.isPresent(handles[index].port, in: state.base) ? handles[index] : nil
  }

  private func freshHandle(
    from choices: inout Choices, in state: TraceState<Model>
  ) -> Handle<Model.Port>? {
    let handle = handles[choices.index(below: handles.count)]
    return Model.isPresent(handle.port, in: state.base) ? handle : nil
  }
}

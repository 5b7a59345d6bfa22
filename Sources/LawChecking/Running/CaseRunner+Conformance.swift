import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// After every operation every port reads as the model, and the base agrees.
  ///
  /// The first draw after the start tells through which bindings: derived afresh for each access,
  /// or derived once, as a view does, and held from then on. Held ones are far cheaper to read.
  func conforms(
    _ opening: Opening, _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    let trial = trial(opening)
    let isHeld = holdsBindings || choices.index(below: 2) == 1
    if isHeld {
      trial.perform(OperationCode(.holdAll))
      recorder?.append(.holdAll)
    }
    if let discrepancy = trial.deviation(isHeld: isHeld) { return .broken(discrepancy) }
    for _ in 0..<opening.length {
      guard var code = drawOperation(opening, on: trial, &choices) else {
        if stopsAtRefusal { return .refused }
        continue
      }
      if holdsBindings { code.isHeld = true }
      recorder?.append(table.operation(code))
      trial.perform(code)
      if let discrepancy = trial.deviation(isHeld: isHeld) { return .broken(discrepancy) }
    }
    return trial.deviation(isHeld: false).map { .broken($0) } ?? .upheld
  }
}

extension Trial {
  /// Where the system differs from the model now.
  func deviation(isHeld: Bool) -> Discrepancy? {
    if let port = isHeld ? heldMismatch : freshMismatch {
      let handle = table.world.handles[port]
      let owed = table.readings[state &* table.world.handles.count &+ port]
      let found = reading(isHeld ? handle.held : handle)
      if let discrepancy = Discrepancy(
        reading: isHeld ? handle.held : handle, found, owed: owed, by: Model.self)
      {
        return discrepancy
      }
    }
    return Discrepancy(base: source.base, owed: predicted, by: Model.self)
  }

  /// The first held port that does not read as the model.
  private var heldMismatch: Int? {
    let offset = state &* table.world.handles.count
    return table.readings.withUnsafeBufferPointer { readings in
      table.presence.withUnsafeBufferPointer { presence in
        guard let expected = readings.baseAddress, let isThere = presence.baseAddress else {
          return nil
        }
        return bindings.firstMismatch(with: expected + offset, where: isThere + offset)
      }
    }
  }

  /// The first port that, derived afresh, does not read as the model.
  private var freshMismatch: Int? {
    let count = table.world.handles.count
    return (0..<count).first { port in
      guard table.isPresent(port, in: state), let binding = derive(port) else { return false }
      return binding.wrappedValue != table.readings[state &* count &+ port]
    }
  }
}

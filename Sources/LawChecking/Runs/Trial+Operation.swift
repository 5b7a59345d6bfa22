import BindingGenerators
import BindingLaws

extension Trial {
  /// Carries out operations on the system and follows them in the model.
  func perform(_ codes: [OperationCode]) {
    var place = 0
    while place < codes.count {
      let count = ages == nil ? fillSteps(with: codes, from: place) : 0
      if count == 0 {
        perform(codes[place])
        place += 1
      } else {
        let steps = transitions.stepList.steps
        _ = System.run(steps, count, comparing: false, probe)
        state = steps[count - 1].state
        place += count
      }
    }
  }

  /// Carries out operations until the system may differ from the model after one.
  ///
  /// - Returns: The place of that one; `nil` when there is none.
  func disagreement(in codes: [OperationCode], from first: Int) -> Int? {
    var place = first
    while place < codes.count {
      let count = fillSteps(with: codes, from: place)
      if count == 0 {
        perform(codes[place])
        if !agrees() { return place }
        place += 1
        continue
      }
      let steps = transitions.stepList.steps
      let reached = System.run(steps, count, comparing: true, probe)
      state = steps[min(reached, count - 1)].state
      place += reached
      if reached < count { return place }
    }
    return nil
  }

  /// Whether system and model agree now.
  func agrees() -> Bool { take(ProbeStep(.nothing, state: state), comparing: true) }

  /// Carries out one step; `false` when system and model are compared and may differ afterwards.
  @discardableResult
  func take(_ step: ProbeStep, comparing isCompared: Bool = false) -> Bool {
    refresh()
    let steps = transitions.stepList.steps
    steps.initialize(to: step)
    return System.run(steps, 1, comparing: isCompared, probe) == 1
  }

  private func fillSteps(with codes: [OperationCode], from place: Int) -> Int {
    let count = transitions.fillSteps(
      with: codes, from: place, in: state, holding: &held, tapsControls: { tapsControls },
      learning: table.next)
    refresh()
    return count
  }
}

extension Trial {
  /// Carries out an operation on the system and follows it in the model.
  func perform(_ code: OperationCode) {
    switch code.kind {
    case .set: take(.set, code)
    case .tap: tap(code)
    case .echo: take(.echo, code)
    case .write: write(code)
    case .act: act(code)
    case .hold: hold(code.port)
    case .holdAll: for port in 0..<transitions.ports { hold(port) }
    case .get: take(.get, code)
    case .derive: take(.derive, code)
    }
    state = table.next(state, code)
  }

  private func take(_ action: ProbeStep.Action, _ code: OperationCode) {
    take(ProbeStep(action, isHeld: code.isHeld, port: code.port, value: code.value))
  }

  private func write(_ code: OperationCode) {
    source.rewrite(table.base(of: transitions.state(ofBase: code.value)))
  }

  private func act(_ code: OperationCode) {
    system.perform(table.world.actions[code.value], on: source)
  }

  private func tap(_ code: OperationCode) {
    let isThrough = !code.isHeld && tapsControls
    if isThrough, system.tapped(table.world.handles[code.port].port) { return }
    take(.tap, code)
  }

  /// Holds the binding of a port; where none can be derived, the one held before stays.
  private func hold(_ port: Int) {
    guard table.isPresent(port, in: state) else { return }
    if !held.contains(port) { held.append(port) }
    take(ProbeStep(.hold, port: port))
    if probe.pointee.isHeld[port] { ages?.append(source.present) }
  }

  /// Reads every port that is there, through fresh bindings and through those that are held.
  func readAll() {
    for handle in present {
      take(ProbeStep(.get, port: handle.index))
      take(ProbeStep(.get, isHeld: true, port: handle.index))
    }
  }
}

extension BindingSystem {
  fileprivate func tapped(_ port: Model.Port) -> Bool {
    (self as? any ControlSystem)?.tapControl(port) ?? false
  }
}

extension ControlSystem {
  fileprivate func tapControl(_ port: Any) -> Bool {
    guard let port = port as? Model.Port else { return false }
    tap(port)
    return true
  }
}

import BindingGenerators
import BindingLaws

extension Trial {
  /// Carries out an operation on the system and follows it in the model.
  func perform(_ code: OperationCode) {
    withUnsafePointer(to: code) { perform(UnsafeBufferPointer(start: $0, count: 1)) }
    if ages != nil && code.kind.holds { ages?.append(source.present) }
  }

  /// Carries out operations on the system and follows them in the model.
  func perform(_ codes: [OperationCode]) {
    if ages == nil { codes.withUnsafeBufferPointer(perform) } else { codes.forEach(perform) }
  }

  private func perform(_ codes: UnsafeBufferPointer<OperationCode>) {
    var place = 0
    while place < codes.count {
      place += advance(through: codes, from: place, comparing: false)
    }
  }

  /// Carries out operations until the system may differ from the model after one.
  ///
  /// - Returns: The place of that one; `nil` when there is none.
  func disagreement(in codes: [OperationCode], from first: Int) -> Int? {
    codes.withUnsafeBufferPointer { codes in
      var place = first
      while place < codes.count {
        let count = advance(through: codes, from: place, comparing: true)
        if count < 0 { return place - count - 1 }
        place += count
      }
      return nil
    }
  }

  /// Carries out operations up to the next that is more than a step, or that one.
  ///
  /// - Returns: How many; of those after the last of which the system may differ from the model, if
  ///   that is asked, the number below zero.
  private func advance(
    through codes: UnsafeBufferPointer<OperationCode>, from place: Int, comparing isCompared: Bool
  ) -> Int {
    let count = transitions.fillSteps(
      with: codes, from: place, in: state, holding: &held, tapsControls: { tapsControls },
      learning: table.next)
    if count == 0 {
      performApart(codes[place])
      return isCompared && !take(ProbeStep(nil, state: state), comparing: true) ? -1 : 1
    }
    refresh()
    let steps = transitions.stepList.steps
    let reached = run(steps, count, comparing: isCompared)
    state = steps[min(reached, count - 1)].state
    return reached < count ? -reached - 1 : count
  }

  /// What no binding does: an action of the world, or a tap of a control.
  private func performApart(_ code: OperationCode) {
    if code.kind == .act {
      system.perform(table.world.actions[code.value], on: source)
    } else {
      system.tapControl(table.world.handles[code.port].port)
    }
    beforeLook?()
    source.look()
    state = table.next(state, code)
  }

  /// Carries out one step; `false` when system and model are compared and may differ afterwards.
  @discardableResult
  func take(_ step: ProbeStep, comparing isCompared: Bool = false) -> Bool {
    refresh()
    let steps = transitions.stepList.steps
    steps.initialize(to: step)
    return run(steps, 1, comparing: isCompared) == 1
  }

  private func run(
    _ steps: UnsafeMutablePointer<ProbeStep>, _ count: Int, comparing isCompared: Bool
  ) -> Int {
    isMirrored
      ? runMirrored(steps, count, comparing: isCompared)
      : System.run(steps, count, comparing: isCompared, probe)
  }

  /// Reads every port that is there, through fresh bindings and through those that are held.
  func readAll() {
    for handle in present {
      take(ProbeStep(.get, port: handle.index))
      take(ProbeStep(.get, isHeld: true, port: handle.index))
    }
  }
}

extension OperationKind {
  fileprivate var holds: Bool { self == .hold || self == .holdAll }
}

extension BindingSystem {
  fileprivate func tapControl(_ port: Model.Port) {
    (self as? any ControlSystem)?.tap(at: port)
  }
}

extension ControlSystem {
  fileprivate func tap(at port: Any) {
    if let port = port as? Model.Port { tap(port) }
  }
}

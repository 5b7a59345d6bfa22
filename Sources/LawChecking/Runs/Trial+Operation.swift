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
    _ = follow(codes, from: 0, .nothing)
  }

  /// Carries out operations until the system may differ from the model after one.
  ///
  /// - Returns: The place of that one; `nil` when there is none.
  func disagreement(in codes: [OperationCode], from first: Int) -> Int? {
    let place = codes.withUnsafeBufferPointer { follow($0, from: first, .comparison) }
    return place < codes.count ? place : nil
  }

  /// Carries out operations, all or those up to a disagreement.
  ///
  /// - Returns: The place of that; their number when there is none.
  private func follow(
    _ codes: UnsafeBufferPointer<OperationCode>, from first: Int, _ look: ProbeLook
  ) -> Int {
    if first >= codes.count { return codes.count }
    transitions.fillSteps(with: codes, from: first, in: state, holding: &held, learning: table.next)
    let (steps, count) = (transitions.stepList.steps, codes.count - first)
    let reached = System.execute(ProbeScript(steps, count, look), on: probe)
    state = steps[min(reached, count - 1)].state
    return first + reached
  }

  /// Carries out one step.
  func take(_ step: ProbeStep, _ look: ProbeLook = .nothing) {
    let steps = transitions.stepList.steps
    steps.initialize(to: step)
    _ = System.execute(ProbeScript(steps, 1, look), on: probe)
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

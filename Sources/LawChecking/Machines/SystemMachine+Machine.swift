import BindingGenerators
import BindingLaws

/// A system beside its model, as cases run it.
///
/// `Machine` says what each member is; here the source and the probe provide it.
extension SystemMachine: Machine {
  var reachedBase: Int {
    recall()
    return table.number(ofReached: source.present, near: state)
  }

  var missing: Int? { probe.missing < 0 ? nil : probe.missing }

  var hasUsedGone: Bool { probe.hasUsedGone }

  var tapsControls: Bool { probe.hands != nil }

  /// Whether the base is in a store of the system's own.
  var isMirrored: Bool { probe.isMirrored }

  var writesSinceMark: [NumberedWrite] {
    recall()
    return writes.map { (table.number(ofReached: $0.base, near: state), $0.transaction) }
  }

  var counts: (writes: Int, changes: Int) { (source.writeCount, source.changes) }

  var intrusion: Discrepancy? {
    if !isMirrored { return nil }
    let known = source.present
    source.readStore()
    if isSame(source.present, known) { return nil }
    return Discrepancy(
      at: "the base of one system when another one was made", found: traceText(source.present),
      expected: "\(traceText(known)): each system needs a store of its own")
  }

  func move(to state: Int, base: Int? = nil) {
    recall()
    let base = table.base(numbered: base ?? state)
    // A store of the system's own is written first. The look is last: the store may have changed the base.
    source.put(base)
    source.rewrite(base)
    source.readStore()
    self.state = state
  }

  func isHolding(_ port: Int) -> Bool { probe.isHeld[port] }

  func isPresent(_ port: Int) -> Bool {
    model.isPresent(table.ports.elements[port], in: source.present)
  }

  func value(_ port: Int, isHeld: Bool) -> Int? {
    take(ProbeStep(.get, isHeld: isHeld, port: port), .value)
    // The probe keeps the value that was read: it is moved out once, before the next step.
    return probe.reading > 0 ? table.values.number(of: probe.value.move()) : nil
  }

  func reading(_ port: Int, isHeld: Bool) -> Int {
    ownUse.noteUse(of: port, isHeld: isHeld)
    if let value = value(port, isHeld: isHeld) { return value }
    ownUse.hasInvented = true
    return table.values.number(of: table.world.values.simplest)
  }

  func rendering(_ port: Int) -> String { rendering(table.world.handles[port]) }

  func deviation(isHeld: Bool) -> Discrepancy? {
    for fresh in table.world.handles where table.isPresent(fresh.index, in: state) {
      let handle = isHeld ? fresh.held : fresh
      guard let value = read(handle) else {
        if missing == fresh.index { return Discrepancy(missing: fresh) }
        continue
      }
      let expected = table.readings[state * transitions.ports + fresh.index]
      if let discrepancy = Discrepancy(reading: handle, value, expected: expected, by: model) {
        return discrepancy
      }
    }
    return Discrepancy(base: source.present, expected: predicted, by: model)
  }
}

extension Discrepancy {
  /// Says that the system derives no binding of a port that is there.
  ///
  /// `Runner+History` and `Runner+Shapes` write such a place, too.
  init<Port>(missing handle: Handle<Port>) {
    self.init(at: .binding(of: traceText(handle)), found: "nothing", expected: "a binding")
  }
}

// MARK: - Operations

// `carryOut` and `take` each call the innermost loop once. All machines of a table share one list of steps,
// so it is filled right before the call. If `ages` are kept, operations run one by one, so that each hold
// is followed by a look at the base.
extension SystemMachine {
  func perform(_ code: OperationCode) {
    latest = code.kind
    withUnsafePointer(to: code) { perform(UnsafeBufferPointer(start: $0, count: 1)) }
    if ages != nil && code.kind.holds { ages?.append(reachedBase) }
  }

  func perform(_ codes: [OperationCode]) {
    if ages == nil { codes.withUnsafeBufferPointer(perform) } else { codes.forEach(perform) }
  }

  private func perform(_ codes: UnsafeBufferPointer<OperationCode>) {
    _ = carryOut(codes, from: 0, .nothing)
  }

  func disagreement(in codes: [OperationCode], from first: Int) -> Int? {
    let place = codes.withUnsafeBufferPointer { carryOut($0, from: first, .comparison) }
    return place < codes.count ? place : nil
  }

  /// Carries out operations, all or those up to a disagreement.
  ///
  /// - Returns: The index of the operation that disagrees, or the number of all if none does.
  private func carryOut(
    _ codes: UnsafeBufferPointer<OperationCode>, from first: Int, _ mode: ProbeMode
  ) -> Int {
    if first >= codes.count { return codes.count }
    recall()
    transitions.fillSteps(with: codes, from: first, in: state, holding: &held) {
      table.next($0, $1)
    }
    let steps = transitions.steps.elements
    let count = codes.count - first
    let reached = System.execute(ProbeScript(steps, count, mode), on: probe)
    state = steps[min(reached, count - 1)].state
    return first + reached
  }

  /// Carries out one step.
  func take(_ step: ProbeStep, _ mode: ProbeMode = .nothing) {
    recall()
    let steps = transitions.steps.elements
    steps.pointee = step
    _ = System.execute(ProbeScript(steps, 1, mode), on: probe)
  }
}

extension OperationKind {
  // `fillSteps` of `TransitionTable` knows the same kinds.
  fileprivate var holds: Bool { self == .hold || self == .holdAll }
}

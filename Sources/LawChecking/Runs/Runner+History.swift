import BindingGenerators
import BindingLaws

/// How a case is run by the law that only the base matters, whatever came before.
///
/// It needs no notes of `look` and `noteOwnUse`: `ProofSearch` takes this law from the memory of the system.
/// Writes are compared, which sides keep only where `looksAtWrites` in `SystemSubject` says so.
extension Runner {
  /// Every operation of a trace, and then the program, does what it does on a new system in the same
  /// base.
  ///
  /// A held binding is compared with another one that knows nothing but the base since which it is held:
  /// a new system in that base holds it at once. Whether that base matters is the question of other laws.
  /// All is done before any other system is made, so that what all systems share is seen, too.
  func continued(_ given: Case) -> Run {
    let holds = subject.heldPorts(of: given).map { OperationCode(.hold, port: $0) }
    let lead = holds + given.operations
    var history = History(side(of: given))
    lead.forEach { history.perform($0) }
    let isEnding =
      subject.hasProgram(given) && subject.isExpected(given.variables, on: history.side)
    if isEnding { history.end(with: subject.programs(given.variables).own) }
    for place in history.steps.indices {
      let other = trail(to: history.steps[place])
      switch ending(of: place, in: history, comparedWith: other) {
      case .upheld: continue
      case .refused: return Run(ending: .refused)
      case .broken(let discrepancy):
        if place >= lead.count { return Run(ending: .broken(discrepancy), other: other) }
        // With nothing of the law itself at its end.
        var cut = given
        cut.operations = Array(lead[...place])
        cut.variables = Case.Numbers()
        return Run(ending: .broken(discrepancy), given: cut, other: other, reached: place + 1)
      }
    }
    return Run(ending: isEnding || !subject.hasProgram(given) ? .upheld : .refused)
  }

  /// What comes of comparing a step with what a new system does.
  private func ending(
    of place: Int, in history: History, comparedWith trail: Trail
  ) -> Run.Ending {
    let step = history.steps[place]
    if step.code.isHeld && step.since == nil { return .upheld }
    // What a binding does that is held since another base is seen after a write of that base alone.
    if let since = step.since, since != step.before, !subject.offers(.externalWrites) {
      return .upheld
    }
    let other = sides.take(in: trail.start, of: subject)
    other.perform(trail.codes.dropLast())
    defer { sides.giveBack(other) }
    if step.code.isHeld && !other.isHolding(step.code.port) { return .upheld }
    let expected = Step(step.code, in: step.before, since: step.since, on: other)
    if expected.missing != nil { return .refused }
    let isLast = place == history.steps.count - 1
    let found = difference(step, from: expected)
    if let found = found ?? (isLast ? reading(of: history, unlike: other) : nil) {
      return .broken(found)
    }
    return isLast && (history.side.missing ?? other.missing) != nil ? .refused : .upheld
  }

  /// A step on a new system in its base, with the binding that is used held as long.
  private func trail(to step: Step) -> Trail {
    var trail = Trail(start: subject.state(ofMet: step.since ?? step.before), codes: [step.code])
    if step.since != nil {
      let base = subject.transitions.number(ofState: subject.state(ofMet: step.before))
      let write = subject.offers(.externalWrites) ? [OperationCode(.write, value: base)] : []
      trail.codes = [OperationCode(.hold, port: step.code.port)] + write + trail.codes
    }
    return trail
  }

  /// What ports read at the end unlike a new system, where there is a binding of each.
  private func reading(of history: History, unlike other: any Side) -> Discrepancy? {
    if history.side.missing != nil { return nil }
    let facets = history.readings.keys.sorted().map { Facet.reading($0, isHeld: false) }
    return subject.compare(at: facets, history.sight) {
      let sight = other.sight($0)
      return other.missing == nil ? sight : nil
    }
  }

  /// What is different from what is expected, where everything is known of that.
  private func difference(_ step: Step, from expected: Step) -> Discrepancy? {
    let code = step.code
    if step.missing != nil {
      return Discrepancy(
        at: .binding(of: subject.text(ofPort: code.port, isHeld: code.isHeld)), found: "nothing",
        expected: "a binding")
    }
    // Where the last value has to be read, what a held binding of a port that is gone reads does not count.
    let isCompared =
      !code.isHeld || !subject.transitions.goneReadsLast
      || subject.isPresent(code.port, met: step.before)
    let reading = isCompared ? [Facet.reading(code.port, isHeld: code.isHeld)] : []
    return subject.compare(
      at: reading + [.base, .writes, .rendering(code.port)], step.sight, expected.sight)
  }
}

/// What a system did, step by step, to be compared with what new systems do.
private struct History {
  private(set) var steps: [Step] = []
  let side: any Side
  /// Since which base each port is held.
  private var since: [Int: Int] = [:]
  /// What each port reads at the end.
  private(set) var readings: [Int: Int] = [:]

  init(_ side: any Side) { self.side = side }

  /// Carries out an operation; once a binding was not derived, nothing more is known.
  mutating func perform(_ code: OperationCode) {
    if side.missing != nil { return }
    let met = side.met
    if code.kind == .hold, side.transitions.isPresent(code.port, in: side.state) {
      since[code.port] = met
    }
    steps.append(Step(code, in: met, since: code.isHeld ? since[code.port] : nil, on: side))
  }

  /// Carries out the law's program, and looks at all ports.
  mutating func end(with program: [OperationCode]) {
    program.forEach { perform($0) }
    for port in 0..<side.transitions.ports where side.isPresent(port) {
      readings[port] = side.reading(port, isHeld: false)
    }
  }

  func sight(_ facet: Facet) -> Sight? {
    if case .reading(let port, _) = facet { readings[port].map { .value($0) } } else { nil }
  }
}

/// What an operation did that can be seen.
private struct Step {
  let code: OperationCode
  /// The base before it.
  let before: Int
  /// Since which base the binding is held that it uses; `nil` where it uses none.
  let since: Int?
  let reading: Int?
  let met: Int
  let writes: [MetWrite]
  /// What the control looks like afterwards, where there is one.
  let rendering: String?
  /// The port whose binding was expected and not derived.
  let missing: Int?

  /// Carries the operation out.
  init(_ code: OperationCode, in before: Int, since: Int?, on side: any Side) {
    self.code = code
    self.before = before
    self.since = since
    side.mark()
    if code.kind == .get {
      reading = side.value(code.port, isHeld: code.isHeld)
    } else {
      reading = nil
      side.perform(code)
    }
    met = side.met
    writes = side.writesMet
    missing = side.missing
    let isShown = side.tapsControls && code.kind.hasPort && side.isPresent(code.port)
    rendering = isShown ? side.rendering(code.port) : nil
  }

  /// What is seen of a facet; nothing where it was not looked.
  func sight(_ facet: Facet) -> Sight? {
    switch facet {
    case .base: .met(met)
    case .writes: .writes(writes)
    case .reading: reading.map { .value($0) }
    case .rendering: rendering.map { .text($0) }
    }
  }
}

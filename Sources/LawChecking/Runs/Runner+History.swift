import BindingGenerators
import BindingLaws

extension Runner {
  /// Every operation of a trace, and then the program, does what it does on a new system in the same
  /// base.
  ///
  /// What a held binding does is compared with one that was held at once on a system made in the base
  /// since which it is held, so that nothing but that base is known to it; whether that one matters
  /// is the question of other laws. The system comes to its end before any other is made, so that what
  /// all systems share is seen, too.
  func continued(_ program: Statement<Model>.Program, _ given: Case) -> Run {
    let holds = space.heldPorts(of: given).map { OperationCode(.hold, port: $0) }
    let lead = holds + given.operations
    var history = History(trial(given), make: make)
    lead.forEach { history.perform($0) }
    let variables = space.variables(of: given)
    let isEnding = space.hasProgram(given) && space.isExpected(variables, at: history.base)
    if isEnding { history.end(with: program(variables).map(table.code)) }
    for place in history.steps.indices {
      switch history.ending(of: place) {
      case .upheld: continue
      case .refused: return Run(ending: .refused)
      case .broken(let discrepancy):
        if place >= lead.count { return Run(ending: .broken(discrepancy)) }
        let cut = given.withoutProgram(lead, reaching: place + 1)
        return Run(ending: .broken(discrepancy), given: cut, reached: cut.operations.count)
      }
    }
    return Run(ending: isEnding || !space.hasProgram(given) ? .upheld : .refused)
  }
}

extension Case {
  /// What happens up to an operation, with nothing of the law itself at its end.
  fileprivate func withoutProgram(_ lead: [OperationCode], reaching count: Int) -> Case {
    var cut = self
    (cut.operations, cut.variables) = (Array(lead.prefix(count)), Variables())
    return cut
  }
}

/// What a system did, step by step, to be compared with what new systems do.
private struct History<System: BindingSystem> {
  typealias Model = System.Model

  /// What one operation did.
  struct Step {
    let code: OperationCode
    /// The base before it.
    let base: Model.Base
    /// Since which base the binding is held that it uses; `nil` where it uses none.
    let since: Model.Base?
    let deed: Deed
  }

  private(set) var steps: [Step] = []
  private let trial: Trial<System>
  private let make: (Source<Model.Base>) -> System
  /// Since which base each port is held.
  private var since: [Int: Model.Base] = [:]
  /// What all ports read at the end.
  private var readings: [(handle: Handle<Model.Port>, value: Model.Value)] = []

  init(_ trial: Trial<System>, make: @escaping (Source<Model.Base>) -> System) {
    (self.trial, self.make) = (trial, make)
  }

  var base: Model.Base { trial.base }

  /// Carries out an operation; once a binding was not derived, nothing more is known.
  mutating func perform(_ code: OperationCode) {
    if trial.missing != nil { return }
    if code.kind == .hold, trial.table.isPresent(code.port, in: trial.state) {
      since[code.port] = trial.base
    }
    let base = trial.base
    let deed = Deed(code, on: trial)
    steps.append(
      Step(code: code, base: base, since: code.isHeld ? since[code.port] : nil, deed: deed))
  }

  /// Carries out the law's program, and looks at all ports.
  mutating func end(with program: [OperationCode]) {
    program.forEach { perform($0) }
    readings = trial.present.map { ($0, trial.reading($0)) }
  }

  /// What comes of comparing a step with what a new system does.
  func ending(of place: Int) -> Run.Ending {
    let step = steps[place]
    if step.code.isHeld && step.since == nil { return .upheld }
    let other = restarted(for: step)
    if step.code.isHeld && other.heldBinding(step.code.port) == nil { return .upheld }
    let expected = Deed(step.code, on: other)
    if expected.missing != nil { return .refused }
    let isLast = place == steps.count - 1
    let difference = step.deed.difference(from: expected) ?? (isLast ? reading(unlike: other) : nil)
    if let difference { return .broken(difference) }
    return isLast && (trial.missing ?? other.missing) != nil ? .refused : .upheld
  }

  /// A new system in the base of a step, with the binding that is used held as long.
  private func restarted(for step: Step) -> Trial<System> {
    let table = trial.table
    let other = Trial<System>(table, start: step.since ?? step.base, make: make)
    if step.since == nil { return other }
    other.perform(OperationCode(.hold, port: step.code.port))
    other.move(to: table.state(of: step.base))
    return other
  }

  private func reading(unlike other: Trial<System>) -> Discrepancy? {
    if trial.missing != nil { return nil }
    for (handle, value) in readings {
      let expected = other.reading(handle)
      if other.missing != nil { return nil }
      if let discrepancy = Discrepancy(reading: handle, value, expected: expected, by: Model.self) {
        return discrepancy
      }
    }
    return nil
  }
}

extension History {
  /// What an operation did that can be seen.
  struct Deed {
    private let handle: Handle<Model.Port>
    private let reading: Model.Value?
    private let base: Model.Base
    private let writes: [Source<Model.Base>.Write]
    /// What the control looks like afterwards, where there is one.
    private let rendering: String?
    /// The port whose binding was expected and not derived.
    let missing: Int?

    /// Carries the operation out.
    init(_ code: OperationCode, on trial: Trial<System>) {
      trial.mark()
      if code.kind == .get {
        reading = trial.read(code.port, isHeld: code.isHeld)
      } else {
        reading = nil
        trial.perform(code)
      }
      var handle = trial.table.world.handles[code.port]
      handle.isHeld = code.isHeld
      self.handle = handle
      (base, writes, missing) = (trial.base, Array(trial.writes), trial.missing)
      let isShown =
        trial.tapsControls && code.kind.hasPort && Model.isPresent(handle.port, in: base)
      rendering = isShown ? trial.rendering(handle) : nil
    }

    /// What is different from what is expected, where everything is known of that.
    func difference(from expected: Deed) -> Discrepancy? {
      if missing != nil { return Discrepancy(missing: handle) }
      if let reading, let expected = expected.reading,
        let discrepancy = Discrepancy(reading: handle, reading, expected: expected, by: Model.self)
      {
        return discrepancy
      }
      if let discrepancy = Discrepancy(base: base, expected: expected.base, by: Model.self) {
        return discrepancy
      }
      let isAlike = writes.elementsEqual(expected.writes) {
        $0.transaction == $1.transaction && Model.areEquivalent(bases: $0.base, $1.base)
      }
      if !isAlike { return Discrepancy(at: "writes(…)", found: text, expected: expected.text) }
      guard let rendering, let look = expected.rendering, rendering != look else { return nil }
      return Discrepancy(
        at: "rendering(\(portText(handle.port)), …)", found: rendering, expected: look)
    }

    /// What was written, in order.
    private var text: String {
      let writes = writes.map { traceText($0.base) + ($0.transaction.map { " in \($0)" } ?? "") }
      return writes.isEmpty ? "none" : writes.joined(separator: ", ")
    }
  }
}

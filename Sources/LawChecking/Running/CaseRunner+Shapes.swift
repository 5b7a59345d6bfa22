import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// After every operation the check finds nothing.
  func always(
    _ check: Statement<Model>.Check, _ opening: Opening, _ choices: inout Choices,
    _ recorder: Recorder?
  ) -> CaseOutcome {
    let trial = trial(opening)
    if let discrepancy = check(opening.variables, trial) { return .broken(discrepancy) }
    for place in 0..<opening.length {
      guard
        let code = drawOperation(
          opening, at: place, in: trial.state, holding: trial.held, &choices)
      else {
        if stopsAtRefusal { return .refused }
        continue
      }
      recorder?.append(table.operation(code))
      trial.mark()
      trial.perform(code)
      if let discrepancy = check(opening.variables, trial) { return .broken(discrepancy) }
    }
    return .upheld
  }

  /// After the program the check finds nothing.
  func after(
    _ program: Statement<Model>.Program, _ check: Statement<Model>.Check, _ opening: Opening,
    _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    guard let trial = lead(opening, &choices, recorder)?.trial else { return .refused }
    perform(program(opening.variables), on: trial, recorder)
    return check(opening.variables, trial).map { .broken($0) } ?? .upheld
  }

  /// Two programs, each on a system of its own, are observed alike.
  func alike(
    _ left: Statement<Model>.Run, _ right: Statement<Model>.Run, _ opening: Opening,
    _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    guard let (one, codes) = lead(opening, &choices, recorder) else { return .refused }
    let other = follow(codes, of: opening, in: right.manner, endingAt: one.base)
    perform(left.operations(opening.variables), on: one, recorder)
    for operation in right.operations(opening.variables) { other.perform(operation) }
    let comparesHeld = right.manner == .asWritten || right.manner == .byTwin
    let difference = one.difference(from: other, comparingHeld: comparesHeld)
    return difference.map { .broken($0) } ?? .upheld
  }

  /// Leads a system through the trace before the program.
  ///
  /// - Returns: The system and what it was led through, or `nil` when the law does not speak about
  ///   what that leads to. Where the system has no say in that, none is made in vain.
  private func lead(
    _ opening: Opening, _ choices: inout Choices, _ recorder: Recorder?
  ) -> (trial: Trial<System>, codes: [OperationCode])? {
    guard let (codes, state) = drawLead(opening, &choices) else { return nil }
    for code in codes { recorder?.append(table.operation(code)) }
    recorder?.variables = opening.variables
    let isForetold = codes.allSatisfy { $0.leadsWhereItSays }
    if isForetold && opening.length > 0 {
      guard isOwed(opening.variables, at: table.base(of: state)) else { return nil }
    }
    let trial = trial(opening)
    for code in codes { trial.perform(code) }
    if isForetold && trial.base == table.base(of: state) { return (trial, codes) }
    return isOwed(opening.variables, at: trial.base) ? (trial, codes) : nil
  }

  /// Draws the trace before the program, and follows it on the model alone.
  private func drawLead(
    _ opening: Opening, _ choices: inout Choices
  ) -> (codes: [OperationCode], state: Int)? {
    var held = heldPorts(of: opening.variables)
    var (codes, state) = (held.map { OperationCode(.hold, port: $0) }, opening.state)
    for place in 0..<opening.length {
      let code = drawOperation(opening, at: place, in: state, holding: held, &choices)
      guard let code else {
        if stopsAtRefusal { return nil }
        continue
      }
      codes.append(code)
      if code.kind == .hold && !held.contains(code.port) { held.append(code.port) }
      state = table.next(state, code)
    }
    return (codes, state)
  }

  private func perform(
    _ program: [Operation<Model>], on trial: Trial<System>, _ recorder: Recorder?
  ) {
    trial.mark()
    recorder?.programLength = program.count
    for operation in program {
      recorder?.append(operation)
      trial.perform(operation)
    }
  }

  /// The other side of an equation, led through the same operations in its own manner.
  private func follow(
    _ codes: [OperationCode], of opening: Opening, in manner: Manner, endingAt base: Model.Base
  ) -> any Moment<Model> {
    if manner == .restarted { return Trial(table, start: base, make: make) }
    if manner == .byTwin, let twin = twin(from: table.base(of: opening.state), following: codes) {
      return twin
    }
    let trial = trial(opening)
    if manner == .throughHeld { trial.perform(OperationCode(.holdAll)) }
    for code in codes {
      trial.perform(manner == .throughHeld ? code.throughHeld(in: trial.held) : code)
      if manner == .readingBetween { trial.present.forEach { _ = trial.reading($0) } }
    }
    return trial
  }
}

extension CaseRunner {
  /// The twin of the system, led through the same operations on a source of its own.
  private func twin(
    from start: Model.Base, following codes: [OperationCode]
  ) -> (any Moment<Model>)? {
    func open<Paired: TwinSystem>(_ system: Paired.Type) -> (any Moment<Model>)? {
      guard let table = table as? ModelTable<Paired.Model>,
        let start = start as? Paired.Model.Base
      else { return nil }
      let trial = Trial(table, start: start) { Paired.Twin(source: $0) }
      codes.forEach(trial.perform)
      return trial as? any Moment<Model>
    }
    return (System.self as? any TwinSystem.Type).flatMap { open($0) }
  }
}

extension OperationCode {
  /// Whether the base after it is certain, whatever the system does.
  fileprivate var leadsWhereItSays: Bool {
    switch kind {
    case .write, .hold, .get: true
    default: false
    }
  }

  /// The same operation through the held binding, where there is one.
  func throughHeld(in held: [Int]) -> OperationCode {
    var code = self
    code.isHeld = kind != .hold && (isHeld || held.contains(port))
    return code
  }
}

extension Trial {
  /// The first difference between what two trials show: the base, the ports, the held bindings.
  func difference(from other: any Moment<Model>, comparingHeld: Bool) -> Discrepancy? {
    if let discrepancy = Discrepancy(base: base, owed: other.base, by: Model.self) {
      return discrepancy
    }
    for handle in table.world.handles where Model.isPresent(handle.port, in: base) {
      if let difference = difference(from: other, at: handle) { return difference }
    }
    for port in comparingHeld ? held : [] {
      let handle = table.world.handles[port].held
      guard Model.isPresent(handle.port, in: base) else { continue }
      if let difference = difference(from: other, at: handle) { return difference }
    }
    return nil
  }

  private func difference(
    from other: any Moment<Model>, at handle: Handle<Port>
  ) -> Discrepancy? {
    Discrepancy(reading: handle, reading(handle), owed: other.reading(handle), by: Model.self)
  }
}

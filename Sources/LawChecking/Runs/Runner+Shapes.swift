import BindingGenerators
import BindingLaws

extension Runner {
  /// After every operation the check finds nothing.
  func always(_ check: Statement<Model>.Check, _ given: Case) -> Run {
    let (trial, variables) = (trial(given), space.simplestVariables)
    defer { noteOwnUse(on: trial, in: given) }
    var isJudged = false
    look(at: trial)
    for place in 0...given.operations.count {
      if place > 0 {
        trial.mark()
        trial.perform(given.operations[place - 1])
      }
      trial.ownUse.hasInvented = false
      guard let discrepancy = check(variables, trial) else {
        isJudged = true
        continue
      }
      if trial.missing == nil && trial.ownUse.hasInvented { continue }
      return Run(ending: trial.ending(of: discrepancy), reached: place)
    }
    look(at: trial)
    return Run(ending: isJudged ? .upheld : .refused)
  }

  /// After the program the check finds nothing.
  func after(
    _ program: Statement<Model>.Program, _ check: Statement<Model>.Check, _ given: Case
  ) -> Run {
    let variables = space.variables(of: given)
    guard let trial = lead(given, variables)?.trial else { return Run(ending: .refused) }
    trial.mark()
    for operation in program(variables) { trial.perform(operation) }
    look(at: trial, variables)
    let discrepancy = check(variables, trial)
    noteOwnUse(on: trial, in: given)
    return Run(ending: trial.ending(of: discrepancy))
  }

  /// Two programs, each on a system of its own, are observed alike.
  func alike(
    _ left: Statement<Model>.Run, _ right: Statement<Model>.Run, _ given: Case
  ) -> Run {
    let variables = space.variables(of: given)
    guard let (one, codes) = lead(given, variables) else { return Run(ending: .refused) }
    let other = follow(codes, of: given, in: right.manner)
    if let discrepancy = one.intrusion { return Run(ending: .broken(discrepancy)) }
    for operation in left.operations(variables) { one.perform(operation) }
    for operation in right.operations(variables) { other.perform(operation) }
    look(at: one, variables)
    noteOwnUse(on: one, in: given)
    noteOwnUse(on: other, in: given)
    let isTolerant = space.pattern != nil && one.base != other.base
    let difference =
      one.difference(
        from: other,
        comparing: right.manner.comparedHeldPorts(areEquallyOld: one.ages == other.ages))
      ?? (right.manner == .byTwin ? one.look(unlike: other) : nil)
    notes.noteComparison(
      isTolerant: isTolerant, usesGone: one.hasUsedGone || other.hasUsedGone)
    if let missing = other.missing {
      let isUnlikeTwin = right.manner == .byTwin && one.missing == nil
      let place = "binding(\(traceText(world.handles[missing])))"
      let discrepancy = Discrepancy(
        at: place, found: "a binding", expected: "nothing, as the twin has it")
      return Run(ending: isUnlikeTwin ? .broken(discrepancy) : .refused)
    }
    let isInvented = difference != nil && other.ownUse.hasInvented
    return Run(ending: isInvented ? .refused : one.ending(of: difference))
  }

  /// Leads a system through the trace before the program.
  ///
  /// - Returns: The system and what it was led through, or `nil` when the law does not speak about
  ///   what that leads to. Where the system has no say in that, none is made in vain.
  func lead(
    _ given: Case, _ variables: Variables<Model>
  ) -> (trial: Trial<System>, codes: [OperationCode])? {
    let held = space.heldPorts(of: given)
    let codes =
      held.isEmpty
      ? given.operations : held.map { OperationCode(.hold, port: $0) } + given.operations
    let predicted = codes.predictedState(from: space.start(of: given), table.transitions)
    if let predicted, !space.isExpected(variables, at: table.base(of: predicted)) { return nil }
    let trial = trial(given)
    trial.perform(codes)
    if statement.awaitsSets { trial.settle() }
    if let predicted, isSame(trial.base, table.base(of: predicted)) { return (trial, codes) }
    return space.isExpected(variables, at: trial.base) ? (trial, codes) : nil
  }

  /// The other side of an equation, led through the same operations in its own manner.
  private func follow(
    _ codes: [OperationCode], of given: Case, in manner: Manner
  ) -> any OneSide<Model> {
    if manner == .byTwin,
      let twin = twin(from: table.base(of: space.start(of: given)), following: codes)
    {
      return twin
    }
    let trial = trial(given)
    if manner != .throughHeld && manner != .readingBetween {
      trial.perform(codes)
      return trial
    }
    if manner == .throughHeld { trial.perform(OperationCode(.holdAll)) }
    for code in codes {
      trial.perform(manner == .throughHeld ? code.throughHeld(in: trial.held) : code)
      if manner == .readingBetween { trial.readAll() }
    }
    return trial
  }
}

extension Runner {
  /// The twin of the system, led through the same operations on a source of its own.
  private func twin(
    from start: Model.Base, following codes: [OperationCode]
  ) -> (any OneSide<Model>)? {
    func open<Paired: TwinSystem>(_ system: Paired.Type) -> (any OneSide<Model>)? {
      guard let table = table as? ModelTable<Paired.Model>,
        let start = start as? Paired.Model.Base
      else { return nil }
      let trial = Trial(table, start: start) { Paired.Twin(source: $0) }
      trial.looksForGone = space.pattern != nil
      trial.perform(codes)
      return trial as? any OneSide<Model>
    }
    return (System.self as? any TwinSystem.Type).flatMap { open($0) }
  }
}

extension [OperationCode] {
  /// The state that they lead to, whatever the system does; `nil` when it has a say in that.
  fileprivate func predictedState(from start: Int, _ transitions: TransitionTable) -> Int? {
    guard allSatisfy({ [.write, .hold, .get].contains($0.kind) }) else { return nil }
    return reduce(start) { transitions.next($0, $1) ?? $0 }
  }
}

extension OperationCode {
  /// The same operation through the held binding, where there is one.
  func throughHeld(in held: [Int]) -> OperationCode {
    var code = self
    code.isHeld = kind != .hold && (isHeld || held.contains(port))
    return code
  }
}

/// The ports at which two runs have to read alike through bindings that are held.
enum HeldPorts {
  /// None, because one of the runs holds others.
  case none
  /// Those that are there.
  case present
  /// All, also those that have vanished: what they read does not count, but reads do not change it.
  case all
}

extension Manner {
  /// What two runs of one system have in common.
  ///
  /// What a vanished port reads may depend on the base that its binding was derived in, as a value
  /// that is kept from then does; so it is compared only where that was the same.
  fileprivate func comparedHeldPorts(areEquallyOld: Bool) -> HeldPorts {
    switch self {
    case .restarted, .throughHeld: .none
    case .asWritten, .byTwin: .present
    case .readingBetween: areEquallyOld ? .all : .present
    }
  }
}

extension Trial {
  /// How a case ends in which this was found: where the system did not derive an expected binding,
  /// nothing is known of what that binding reads, and `conforms` reports it; nor is anything where
  /// there was no binding to read.
  func ending(of discrepancy: Discrepancy?) -> Run.Ending {
    if missing != nil || discrepancy != nil && ownUse.hasInvented { return .refused }
    return discrepancy.map { .broken($0) } ?? .upheld
  }

  /// The first difference between what two trials show: the base, the ports, the held bindings.
  func difference(
    from other: any Moment<Model>, comparing held: HeldPorts = .present
  ) -> Discrepancy? {
    if let discrepancy = Discrepancy(base: base, expected: other.base, by: Model.self) {
      return discrepancy
    }
    for handle in table.world.handles where Model.isPresent(handle.port, in: base) {
      if let difference = difference(from: other, at: handle) { return difference }
    }
    for port in held == .none ? [] : self.held {
      let handle = table.world.handles[port].held
      guard held == .all || Model.isPresent(handle.port, in: base) else { continue }
      if let difference = difference(from: other, at: handle) { return difference }
    }
    return nil
  }

  /// The first port that looks different, where both are controls.
  fileprivate func look(unlike other: any OneSide<Model>) -> Discrepancy? {
    guard tapsControls, other.tapsControls else { return nil }
    for handle in present where rendering(handle) != other.rendering(handle) {
      return Discrepancy(
        at: "rendering(\(portText(handle.port)), …)", found: rendering(handle),
        expected: other.rendering(handle))
    }
    return nil
  }

  private func difference(
    from other: any Moment<Model>, at handle: Handle<Port>
  ) -> Discrepancy? {
    Discrepancy(reading: handle, reading(handle), expected: other.reading(handle), by: Model.self)
  }
}

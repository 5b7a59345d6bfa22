import BindingGenerators
import BindingLaws

/// The runs of a case, by the shape of what the law states; `judge` chooses.
///
/// A case to which the law does not apply is refused: it counts neither for the law nor against
/// it. All shapes but `compareWithNewSystems` call `noteWitness`: without it a law may have no evidence.
/// Those that `ProofSearch` sweeps call `noteOwnUse` for what their law does: without it proofs are false.
extension Runner {
  /// Checks that after every operation every port reads what the model reads, and the base agrees.
  ///
  /// The case says through which bindings: derived afresh for each access, or derived once, as a
  /// view does, and held from then on.
  func compareWithModel(_ testCase: LoadedCase) -> Run {
    let machine = machine(of: testCase)
    if testCase.operations.first?.kind == .holdAll {
      return compareHeldWithModel(testCase, machine)
    }
    for place in 0...testCase.operations.count {
      if place > 0 { machine.perform(testCase.operations[place - 1]) }
      if let discrepancy = machine.deviation(isHeld: false) {
        return Run(ending: .broken(discrepancy), reached: place)
      }
      if place == 0 { noteWitness(on: machine, testCase) }
    }
    noteWitness(on: machine, testCase)
    return Run(ending: .upheld)
  }

  /// Checks the same through bindings that are held from the start on: the loop that is measured.
  private func compareHeldWithModel(_ testCase: LoadedCase, _ machine: any Machine) -> Run {
    var place = 0
    while let suspect = machine.disagreement(in: testCase.operations, from: place) {
      place = suspect + 1
      if let discrepancy = machine.deviation(isHeld: true) {
        return Run(ending: .broken(discrepancy), reached: place)
      }
    }
    if !notes.hasWitness { noteWitness(on: machine, testCase) }
    return Run(ending: .upheld)
  }

  /// Checks that the law finds nothing wrong after any operation.
  func checkEveryStep(_ testCase: LoadedCase) -> Run {
    let machine = machine(of: testCase)
    defer { noteOwnUse(on: machine, in: testCase) }
    var isJudged = false
    noteWitness(on: machine, testCase)
    for place in 0...testCase.operations.count {
      if place > 0 {
        machine.mark()
        machine.perform(testCase.operations[place - 1])
      }
      machine.ownUse.hasInvented = false
      guard let discrepancy = machine.check(testCase) else {
        isJudged = true
        continue
      }
      if machine.missing == nil && machine.ownUse.hasInvented { continue }
      return Run(ending: machine.ending(of: discrepancy), reached: place)
    }
    noteWitness(on: machine, testCase)
    return Run(ending: isJudged ? .upheld : .refused)
  }

  /// Checks that the law finds nothing wrong after the program.
  func checkAfterProgram(_ testCase: LoadedCase) -> Run {
    guard let machine = runHistory(of: testCase)?.machine else { return Run(ending: .refused) }
    machine.mark()
    machine.performOwn(subject.programs(of: testCase).own)
    noteWitness(on: machine, testCase)
    let discrepancy = machine.check(testCase)
    noteOwnUse(on: machine, in: testCase)
    return Run(ending: machine.ending(of: discrepancy))
  }

  /// Checks that during every operation every reader of a port is notified as the law wants.
  ///
  /// These include readers that have read the port long before.
  func checkReaders(_ testCase: LoadedCase) -> Run {
    let machine = machine(of: testCase)
    for (place, code) in testCase.operations.enumerated() {
      let discrepancy = machine.checkReaders(during: code)
      noteWitness(on: machine, testCase)
      if machine.missing != nil { return Run(ending: .refused) }
      if let discrepancy { return Run(ending: .broken(discrepancy), reached: place + 1) }
    }
    noteWitness(on: machine, testCase)
    return Run(ending: .upheld)
  }

  /// Checks that two programs, each on a system of its own, have the same effects.
  func compareRuns(_ variation: Variation, _ testCase: LoadedCase) -> Run {
    guard let (one, codes) = runHistory(of: testCase) else { return Run(ending: .refused) }
    var (other, history) = runOther(codes, of: testCase, in: variation)
    if let discrepancy = one.intrusion { return Run(ending: .broken(discrepancy)) }
    let programs = subject.programs(of: testCase)
    one.performOwn(programs.own)
    other.performOwn(programs.other)
    history.codes += programs.other
    noteWitness(on: one, testCase)
    // This comes before `compare`, whose reads are not the law's own.
    noteOwnUse(on: one, in: testCase)
    noteOwnUse(on: other, in: testCase)
    let isTolerant = subject.pattern != nil && one.reachedBase != other.reachedBase
    let difference = compare(one, other, varied: variation)
    notes.noteComparison(isTolerant: isTolerant)
    if let missing = other.missing {
      let isUnlikeTwin = variation == .byTwin && one.missing == nil
      let unlikeTwin = Discrepancy(
        at: .binding(of: subject.text(ofPort: missing)), found: "a binding",
        expected: "nothing, as the twin has it")
      return Run(ending: isUnlikeTwin ? .broken(unlikeTwin) : .refused, other: history)
    }
    let isInvented = difference != nil && other.ownUse.hasInvented
    return Run(ending: isInvented ? .refused : one.ending(of: difference), other: history)
  }

  /// Leads a system through the trace before the program.
  ///
  /// - Returns: The system and its operations. Nil if the law does not apply to the state after them. If that
  ///   state does not depend on the system, it is checked before a system is made.
  func runHistory(of testCase: LoadedCase) -> (machine: any Machine, codes: [OperationCode])? {
    let held = subject.heldPorts(of: testCase)
    var codes =
      held.isEmpty
      ? testCase.operations : held.map { OperationCode(.hold, port: $0) } + testCase.operations
    let predicted = codes.predictedState(from: subject.start(of: testCase), subject.transitions)
    if let predicted, !subject.isExpected(testCase, in: predicted) { return nil }
    // `CaseSpace.program` prints it.
    if subject.awaitsSets && !codes.isEmpty { codes.append(OperationCode(.settle)) }
    let machine = machine(of: testCase)
    machine.perform(codes)
    if let predicted, machine.reachedBase == predicted { return (machine, codes) }
    return machine.isExpected(testCase) ? (machine, codes) : nil
  }

  /// Runs the same operations for the other side of an equation, with its variation.
  ///
  /// With a new `Variation` it runs as it was drawn, unless that is named here.
  private func runOther(
    _ codes: [OperationCode], of testCase: LoadedCase, in variation: Variation
  ) -> (machine: any Machine, history: OperationHistory) {
    let start = subject.start(of: testCase)
    let twin = variation == .byTwin ? subject.twin : nil
    let machine = twin?.machine(in: start, reusing: nil) ?? machine(of: testCase)
    if variation == .outside { machine.leaveTransaction() }
    if variation != .throughHeld && variation != .readingBetween {
      machine.perform(codes)
      return (machine, OperationHistory(start: start, codes: codes))
    }
    var history = OperationHistory(start: start, codes: [])
    func perform(_ code: OperationCode) {
      machine.perform(code)
      history.codes.append(code)
    }
    if variation == .throughHeld { perform(OperationCode(.holdAll)) }
    for code in codes {
      perform(variation == .throughHeld ? code.throughHeld(in: machine.held) : code)
      if variation == .readingBetween { machine.readsOfAll.forEach(perform) }
    }
    return (machine, history)
  }
}

extension [OperationCode] {
  /// Returns the state that they lead to, whatever the system does.
  ///
  /// Nil if the system has a say in it.
  fileprivate func predictedState(from start: Int, _ transitions: TransitionTable) -> Int? {
    guard allSatisfy({ [.write, .hold, .get].contains($0.kind) }) else { return nil }
    return reduce(start) { transitions.next($0, $1) ?? $0 }
  }
}

extension OperationCode {
  /// Returns the same operation through the held binding, if there is one.
  func throughHeld(in held: [Int]) -> OperationCode {
    var code = self
    code.isHeld = kind != .hold && (isHeld || held.contains(port))
    return code
  }
}

import BindingGenerators
import BindingLaws

/// How a case is run, by the shape of what the law states; `judge` chooses.
///
/// A case that the law does not speak about is refused: it counts neither for the law nor against
/// it. All shapes but `continued` call `look`: without it a law may have no evidence.
/// Those that `ProofSearch` sweeps call `noteOwnUse` for what their law does: without it proofs are false.
extension Runner {
  /// After every operation every port reads as the model, and the base agrees.
  ///
  /// The case says through which bindings: derived afresh for each access, or derived once, as a
  /// view does, and held from then on.
  func conforms(_ given: Case) -> Run {
    let side = side(of: given)
    if given.operations.first?.kind == .holdAll { return conformsHeld(given, side) }
    for place in 0...given.operations.count {
      if place > 0 { side.perform(given.operations[place - 1]) }
      if let discrepancy = side.deviation(isHeld: false) {
        return Run(ending: .broken(discrepancy), reached: place)
      }
      if place == 0 { look(at: side) }
    }
    look(at: side)
    return Run(ending: .upheld)
  }

  /// The same through bindings that are held from the start on: the loop that is measured.
  private func conformsHeld(_ given: Case, _ side: any Side) -> Run {
    var place = 0
    while let suspect = side.disagreement(in: given.operations, from: place) {
      place = suspect + 1
      if let discrepancy = side.deviation(isHeld: true) {
        return Run(ending: .broken(discrepancy), reached: place)
      }
    }
    if !notes.isDone { look(at: side) }
    return Run(ending: .upheld)
  }

  /// After every operation the check finds nothing.
  func always(_ given: Case) -> Run {
    let side = side(of: given)
    defer { noteOwnUse(on: side, in: given) }
    var isJudged = false
    look(at: side)
    for place in 0...given.operations.count {
      if place > 0 {
        side.mark()
        side.perform(given.operations[place - 1])
      }
      side.ownUse.hasInvented = false
      guard let discrepancy = subject.check(Case.Numbers(), on: side) else {
        isJudged = true
        continue
      }
      if side.missing == nil && side.ownUse.hasInvented { continue }
      return Run(ending: side.ending(of: discrepancy), reached: place)
    }
    look(at: side)
    return Run(ending: isJudged ? .upheld : .refused)
  }

  /// After the program the check finds nothing.
  func after(_ given: Case) -> Run {
    guard let side = lead(given)?.side else { return Run(ending: .refused) }
    side.mark()
    side.performOwn(subject.programs(given.variables).own)
    look(at: side, given.variables)
    let discrepancy = subject.check(given.variables, on: side)
    noteOwnUse(on: side, in: given)
    return Run(ending: side.ending(of: discrepancy))
  }

  /// During every operation of the trace every reader of a port is notified as the check wants it,
  /// also who has read it long before.
  func readers(_ given: Case) -> Run {
    let side = side(of: given)
    for (place, code) in given.operations.enumerated() {
      let discrepancy = subject.checkReaders(during: code, on: side)
      look(at: side)
      if side.missing != nil { return Run(ending: .refused) }
      if let discrepancy { return Run(ending: .broken(discrepancy), reached: place + 1) }
    }
    look(at: side)
    return Run(ending: .upheld)
  }

  /// Two programs, each on a system of its own, are observed alike.
  func alike(_ manner: Leading, _ given: Case) -> Run {
    guard let (one, codes) = lead(given) else { return Run(ending: .refused) }
    var (other, trail) = follow(codes, of: given, in: manner)
    if let discrepancy = one.intrusion { return Run(ending: .broken(discrepancy)) }
    let programs = subject.programs(given.variables)
    one.performOwn(programs.own)
    other.performOwn(programs.other)
    trail.codes += programs.other
    look(at: one, given.variables)
    // Before `compare`, whose reads are not the law's own.
    noteOwnUse(on: one, in: given)
    noteOwnUse(on: other, in: given)
    let isTolerant = subject.pattern != nil && one.met != other.met
    let difference = compare(one, other, led: manner)
    notes.noteComparison(
      isTolerant: isTolerant, usesGone: one.hasUsedGone || other.hasUsedGone)
    if let missing = other.missing {
      let isUnlikeTwin = manner == .byTwin && one.missing == nil
      let discrepancy = Discrepancy(
        at: .binding(of: subject.text(ofPort: missing)), found: "a binding",
        expected: "nothing, as the twin has it")
      return Run(ending: isUnlikeTwin ? .broken(discrepancy) : .refused, other: trail)
    }
    let isInvented = difference != nil && other.ownUse.hasInvented
    return Run(ending: isInvented ? .refused : one.ending(of: difference), other: trail)
  }

  /// Leads a system through the trace before the program.
  ///
  /// - Returns: The system and what it was led through, or `nil` when the law does not speak about
  ///   what that leads to. Where the system has no say in that, none is made in vain.
  func lead(_ given: Case) -> (side: any Side, codes: [OperationCode])? {
    let held = subject.heldPorts(of: given)
    var codes =
      held.isEmpty
      ? given.operations : held.map { OperationCode(.hold, port: $0) } + given.operations
    let predicted = codes.predictedState(from: subject.start(of: given), subject.transitions)
    if let predicted, !subject.isExpected(given.variables, in: predicted) { return nil }
    // `CaseSpace.program` prints it.
    if subject.awaitsSets && !codes.isEmpty { codes.append(OperationCode(.settle)) }
    let side = side(of: given)
    side.perform(codes)
    if let predicted, side.met == predicted { return (side, codes) }
    return subject.isExpected(given.variables, on: side) ? (side, codes) : nil
  }

  /// The other side of an equation, led through the same operations in its own manner.
  ///
  /// A new `Leading` leads it as it was drawn, unless it is named here.
  private func follow(
    _ codes: [OperationCode], of given: Case, in manner: Leading
  ) -> (side: any Side, trail: Trail) {
    let start = subject.start(of: given)
    let twin = manner == .byTwin ? subject.twin : nil
    let side = twin?.side(in: start, reusing: nil) ?? side(of: given)
    if manner == .outside { side.leaveTransaction() }
    if manner != .throughHeld && manner != .readingBetween {
      side.perform(codes)
      return (side, Trail(start: start, codes: codes))
    }
    var trail = Trail(start: start, codes: [])
    func perform(_ code: OperationCode) {
      side.perform(code)
      trail.codes.append(code)
    }
    if manner == .throughHeld { perform(OperationCode(.holdAll)) }
    for code in codes {
      perform(manner == .throughHeld ? code.throughHeld(in: side.held) : code)
      if manner == .readingBetween { side.readsOfAll.forEach(perform) }
    }
    return (side, trail)
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

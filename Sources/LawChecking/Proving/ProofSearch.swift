import BindingGenerators
import BindingLaws

/// The check of a law in every base there is, with every value of its variables and every operation.
///
/// It uses fresh bindings and, if they may do something else, held ones. If no memory shows, a trace of any
/// length leads to a case that was checked here. Or it leads through an input that was prepared by more
/// inputs than the search for memory covers.
///
/// The verdict is then `proved`. So a law that no pattern covers, and anything that is in doubt, ends `open`.
/// `WhatAProofAssumes.md` names some. Verdicts count its cases, and the order of patterns decides which
/// failing case is found first.
struct ProofSearch {
  /// The conclusion of the search.
  enum Conclusion {
    /// It closed, and every case passed.
    case proved
    /// Some case broke the law.
    case broken
    /// There is too much to run, or the law is about more than the base.
    case open
  }

  /// The conclusion so far.
  private(set) var ending = Conclusion.open
  /// The number of cases that met the law's premise, without a failing one of a pattern.
  private(set) var cases = 0
  /// The number of cases that did not meet it.
  private(set) var refusals = 0
  /// A case that breaks the law.
  ///
  /// It starts in any listed base.
  private(set) var failing: Case?

  /// Searches, running a limited number of cases.
  ///
  /// - Parameters:
  ///   - runner: The runner of the cases.
  ///   - limit: The most cases to run.
  ///   - memory: What is known of the system's memory.
  ///   - followsModel: Whether the base always has the ports that the model's base has.
  init(
    _ runner: Runner, limit: Int, assuming memory: SystemMemory, followsModel: () -> Bool
  ) {
    let subject = runner.subject
    if subject.isPastProof { return }
    if case .conforms = subject.shape {
      proveConformance(of: subject, limit: limit, assuming: memory, until: runner.deadline)
      return
    }
    if (memory.usesGonePorts || subject.variation == .throughHeld) && !followsModel() { return }
    if subject.follows(from: memory) && memory.derivesBindings {
      cases = memory.sequences
      ending = .proved
      return
    }
    if subject.needs.contains(.twin) && !memory.isLikeTwin { return }
    proveAlongPatterns(runner, limit: limit, assuming: memory)
  }

  /// Looks at every state of the system and its model.
  private mutating func proveConformance(
    of subject: any Subject, limit: Int, assuming memory: SystemMemory, until deadline: Deadline
  ) {
    let search = ConformanceSearch(subject, limit: limit, until: deadline)
    cases = search.transitions
    failing = search.failing
    let isCovered = search.isClosed && !(memory.usesGonePorts && search.differsInPorts)
    if !search.isUpheld {
      ending = .broken
    } else {
      ending = isCovered ? .proved : .open
    }
  }

  /// Runs the cases along every pattern of the law, if they are not too many.
  private mutating func proveAlongPatterns(
    _ runner: Runner, limit: Int, assuming memory: SystemMemory
  ) {
    let subject = runner.subject
    let tapsControls = memory.areTapsOfControls && runner.mayTap
    // What is known of held bindings in a transaction does not hold for those outside.
    let areHeldLikeFresh = memory.areHeldLikeFresh && subject.variation != .outside
    let patterns =
      subject.patterns(areHeldLikeFresh: areHeldLikeFresh, tapsControls: tapsControls)
      + (memory.areAgesEquivalent ? [] : subject.patternsOfTwoAges)
    guard patterns.allSatisfy({ $0.places.count <= subject.maximumLength }) else { return }
    let sweeps = patterns.map(runner.startingAnywhere)
    // The law about sets within sets has four patterns, others up to three. So it may take twice as many cases.
    let most = subject.isTimed && limit <= .max / 2 ? 2 * limit : limit
    guard sweeps.reduce(0, { $0 + $1.subject.size }) <= most else { return }
    for runner in sweeps {
      ending = sweep(runner, runner.subject.pattern?.places.count ?? 0)
      if ending != .proved { return }
    }
    let notes = runner.notes
    // The law has tapped through a control, and was not expected to.
    let tapsUnseen = notes.taps && memory.areTapsOfControls && !tapsControls
    // Bindings that the law does not hold may distinguish equivalent bases.
    let distinguishes = notes.isTolerant && !(areHeldLikeFresh && memory.areReadsInert)
    // If a set writes too often, not each of its writes was looked at.
    let isCut = notes.fewestCut < .max
    // More bindings may be held than the law quantifies over, or more than one.
    if notes.usesOtherHeld || notes.isBeyondInputs || tapsUnseen || distinguishes || isCut {
      ending = .open
    }
  }

  /// Runs the cases along one pattern, until one breaks the law.
  ///
  /// - Parameter length: The number of operations in the pattern.
  private mutating func sweep(_ runner: Runner, _ length: Int) -> Conclusion {
    var order = SizeOrder(runner, startingAt: length)
    defer {
      // A case that breaks the law is not counted here: a later phase runs it again, and counts it.
      cases += order.cases - (failing == nil ? 0 : 1)
      refusals += order.refusals
    }
    while let next = order.next, next[0] == UInt64(length) {
      if runner.isOutOfTime { return .open }
      let (run, drawn) = order.run(next)
      if run.isBroken {
        failing = run.testCase?.keepingFirst(run.reached).spelling
        return .broken
      }
      order.advance(past: drawn)
    }
    return order.usesAllValues ? .proved : .open
  }
}

extension Runner {
  /// Whether the law may tap a held binding: by its programs, or as it has done in a case that ran before.
  fileprivate var mayTap: Bool {
    switch subject.shape {
    case .always: true
    case .after, .same: notes.taps || subject.tapsInPrograms
    default: notes.taps
    }
  }

  /// Returns the runner for the cases along a pattern, from every listed base.
  ///
  /// The pattern tells `SystemSubject` that it is a proof, and that machines have to note uses of ports that
  /// are gone.
  fileprivate func startingAnywhere(along pattern: ProofPattern) -> Runner {
    var runner = self
    runner.subject.starts = Array(0..<subject.transitions.listedBases)
    runner.subject.pattern = pattern
    return runner
  }
}

extension Subject {
  /// The largest number of cases along the pattern.
  ///
  /// `CaseSpace+DrawingStart` draws the handles along a pattern that this counts: change both.
  fileprivate var size: Int {
    let isHeld = pattern?.wantsHeldVariable == true && !variables.contains(.heldP)
    // Of two handles the first, the second or both are held: three times as many cases.
    let bound = variables.each.map { name in
      name.field != .handle
        ? transitions.listed(name.field) : transitions.ports * (name == .q && isHeld ? 3 : 1)
    }
    let placed = (pattern?.places ?? []).map { place in
      place.kinds.reduce(0) { $0 + operations(transitions.kinds[$1], place.isHeld) }
    }
    // The bound keeps the product from overflowing.
    return (bound + placed).reduce(starts?.count ?? 0) { min($0 * $1, 1 << 40) }
  }

  private func operations(_ kind: OperationKind, _ isHeld: Bool) -> Int {
    (kind.hasPort && !isHeld ? transitions.ports : 1) * (transitions.operands(of: kind) ?? 1)
  }

  /// Whether the law follows from the lack of memory, so that no case has to run.
  fileprivate func follows(from memory: SystemMemory) -> Bool {
    switch variation {
    case .readingBetween: memory.areReadsInert
    case .throughHeld: memory.areUsesComposed
    case .restarted: true
    case .asWritten, .byTwin, .outside, nil: false
    }
  }

  /// Returns the operations that have to lead up to the law's program, so that all that matters is covered.
  ///
  /// For fresh bindings, there are none. For bindings held since another base, they change the base, so that
  /// a port may vanish. No held bindings are needed if they are known to do what fresh ones do, except for a
  /// tap if a fresh one goes through a control.
  ///
  /// A new kind of operation that uses a binding, or changes the base, belongs into the lists of kinds here,
  /// and into those of `patternsOfTwoAges`: a kind that is missing makes proofs false.
  fileprivate func patterns(areHeldLikeFresh: Bool, tapsControls: Bool) -> [ProofPattern] {
    // Of two variables, `p` is the one that is held since another base.
    if variables.contains(.q) && !variables.contains(.p) { return [] }
    let kinds = transitions.kinds
    let nothing = ProofPattern()
    let anything = ProofPattern([.init(OperationKind.allCases, of: kinds)])
    let elsewhere = areHeldLikeFresh ? [] : [ProofPattern.Place([.write, .act], of: kinds)]
    let uses: [OperationKind] = areHeldLikeFresh ? [.tap] : [.set, .tap, .echo, .get]
    let held = ProofPattern(
      [.init([.hold], of: kinds)] + elsewhere + [.init(uses, of: kinds, isHeld: true)])
    let variableHeld = ProofPattern(elsewhere, wantsHeldVariable: variables.contains(.p))
    let isFresh = areHeldLikeFresh && !tapsControls && !variables.contains(.heldP)
    switch shape {
    case .always: return isFresh ? [nothing, anything] : [nothing, anything, held]
    case .conforms, .readers, .concurrent: return []
    case .nested:
      let heldLater = ProofPattern(anything.places, wantsHeldVariable: true)
      return [nothing, ProofPattern(wantsHeldVariable: true), anything, heldLater]
    case .after where !variables.contains(.p): return [nothing, anything]
    case .after: return isFresh ? [nothing] : [nothing, variableHeld]
    // Neither machine shows a memory, so one step of each distinguishes them.
    case .same(_, _, .byTwin), .same(_, _, .outside): return [nothing, anything, held]
    case .same(_, _, .asWritten) where variables.contains(.p):
      return isFresh ? [nothing] : [nothing, variableHeld]
    case .same: return []
    }
  }

  /// The operations that lead to bindings of two variables held since different bases, whose ports may have
  /// vanished.
  ///
  /// If each of two ports may be there without the other, both are held again.
  fileprivate var patternsOfTwoAges: [ProofPattern] {
    guard variables.isSuperset(of: [.p, .q]) else { return [] }
    let kinds = transitions.kinds
    let elsewhere = ProofPattern.Place([.write, .act], of: kinds)
    let holdsElsewhere = [.init([.hold], of: kinds), elsewhere]
    let between = [elsewhere] + holdsElsewhere + (arePortsApart ? holdsElsewhere : [])
    let anything = ProofPattern.Place(OperationKind.allCases, of: kinds)
    return [ProofPattern((isTimed ? [anything] : []) + between, wantsHeldVariable: true)]
  }

  /// Whether two ports are each there in some base without the other.
  private var arePortsApart: Bool {
    func isAlone(_ port: Int, beside other: Int) -> Bool {
      (0..<transitions.listedBases).contains {
        isPresent(port, inListed: $0) && !isPresent(other, inListed: $0)
      }
    }
    return (0..<transitions.ports).contains { port in
      (0..<port).contains { isAlone(port, beside: $0) && isAlone($0, beside: port) }
    }
  }
}

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
      subject.proofPatterns(areHeldLikeFresh: areHeldLikeFresh, tapsControls: tapsControls)
      + (memory.areAgesEquivalent ? [] : subject.proofPatternsOfTwoAges)
    guard patterns.allSatisfy({ $0.places.count <= subject.maximumLength }) else { return }
    let sweeps = patterns.map(runner.startingAnywhere)
    // The law about sets within sets has four patterns, others up to three. So it may take twice as many
    // cases.
    let mayBeDoubled = limit <= .max / 2
    let most = subject.isTimed && mayBeDoubled ? 2 * limit : limit
    guard sweeps.reduce(0, { $0 + $1.subject.proofSize }) <= most else { return }
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
    let isCut = notes.isCut
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
      let passed = failing == nil ? order.cases : order.cases - 1
      cases += passed
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
  /// Whether the law follows from the lack of memory, so that no case has to run.
  fileprivate func follows(from memory: SystemMemory) -> Bool {
    switch variation {
    case .readingBetween: memory.areReadsInert
    case .throughHeld: memory.areUsesComposed
    case .restarted: true
    case .asWritten, .byTwin, .outside, nil: false
    }
  }
}

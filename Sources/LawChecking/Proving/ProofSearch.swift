import BindingGenerators
import BindingLaws

/// A law looked at in every base there is, with every value of its variables and every operation.
///
/// It is looked at through fresh bindings and, where they may do something else, through held ones.
/// Where no memory shows, a trace of any length leads to what was looked at here. Or it leads through an
/// input that was prepared by more inputs than memory was looked for.
///
/// The verdict is then `proved`. So what no pattern covers, and all that is in doubt, ends `open`;
/// `WhatAProofAssumes.md` lists when. Verdicts count its cases, and the order of patterns decides which
/// failing case is found first.
struct ProofSearch {
  /// How the search ended.
  enum Conclusion {
    /// It closed, and nothing was wrong.
    case proved
    /// Something is wrong somewhere.
    case broken
    /// There is too much to run, or the law is about more than the base.
    case open
  }

  private(set) var ending = Conclusion.open
  /// How many cases met the law's premise.
  private(set) var cases = 0
  /// How many did not.
  private(set) var refusals = 0
  /// A case in which something is wrong; it starts in any listed base.
  private(set) var failing: Case?

  /// Searches, running at most so many cases.
  ///
  /// - Parameters:
  ///   - runner: What runs the cases.
  ///   - limit: How many cases may be run.
  ///   - memory: What is known of what the system remembers.
  ///   - followsModel: Whether the base always has the ports of the model's.
  init(
    _ runner: Runner, limit: Int, assuming memory: SystemMemory, followsModel: () -> Bool
  ) {
    let subject = runner.subject
    if subject.isPastProof { return }
    if case .conforms = subject.outline {
      let search = ConformanceSearch(subject, limit: limit, until: runner.deadline)
      cases = search.transitions
      failing = search.failing
      let isCovered = search.isClosed && !(memory.usesGonePorts && search.differsInPorts)
      if !search.isUpheld {
        ending = .broken
      } else {
        ending = isCovered ? .proved : .open
      }
      return
    }
    if (memory.usesGonePorts || subject.variation == .throughHeld) && !followsModel() { return }
    if subject.follows(from: memory) && memory.derivesBindings {
      cases = memory.sequences
      ending = .proved
      return
    }
    if subject.needs.contains(.twin) && !memory.isLikeTwin { return }
    let tapsControls = memory.areTapsOfControls && runner.mayTap
    // What is known of held bindings in a transaction says nothing of those outside.
    let areHeldLikeFresh = memory.areHeldLikeFresh && subject.variation != .outside
    let patterns =
      subject.patterns(areHeldLikeFresh: areHeldLikeFresh, tapsControls: tapsControls)
      + (memory.areAgesEquivalent ? [] : subject.patternsOfTwoAges)
    guard patterns.allSatisfy({ $0.places.count <= subject.maximumLength }) else { return }
    let sweeps = patterns.map(runner.startingAnywhere)
    let most = subject.isTimed && limit <= .max / 2 ? 2 * limit : limit
    guard sweeps.reduce(0, { $0 + $1.subject.size }) <= most else { return }
    for runner in sweeps {
      ending = sweep(runner, runner.subject.pattern?.places.count ?? 0)
      if ending != .proved { return }
    }
    let notes = runner.notes
    // A tap through a control was not expected of the law.
    let tapsUnseen = notes.taps && memory.areTapsOfControls && !tapsControls
    // Bindings that the law does not hold may distinguish bases that count as the same.
    let distinguishes = notes.isTolerant && !(areHeldLikeFresh && memory.areReadsInert)
    // Where a set writes too often, not each of its writes was looked at.
    let isCut = notes.fewestCut < .max
    // More bindings may be held than the law quantifies over, or than one.
    if notes.usesOtherHeld || notes.isBeyondInputs || tapsUnseen || distinguishes || isCut {
      ending = .open
    }
  }

  private mutating func sweep(_ runner: Runner, _ length: Int) -> Conclusion {
    var order = SizeOrder(runner, startingAt: length)
    defer {
      cases += order.cases - (failing == nil ? 0 : 1)
      refusals += order.refusals
    }
    while let next = order.next, next[0] == UInt64(length) {
      if runner.isOutOfTime { return .open }
      let (run, drawn) = order.run(next)
      if run.discrepancy != nil {
        failing = run.testCase?.keepingFirst(run.reached)
        return .broken
      }
      order.advance(past: drawn)
    }
    return order.usesAllValues ? .proved : .open
  }
}

extension Runner {
  /// Whether a held binding may be tapped next to what the law looks at, as far as is known: by its
  /// programs, or by what it has done in a case that ran before.
  fileprivate var mayTap: Bool {
    let programs = subject.programs(Case.Numbers())
    return switch subject.outline {
    case .always: true
    case .after, .same: notes.taps || (programs.own + programs.other).contains { $0.kind == .tap }
    default: notes.taps
    }
  }

  /// The same along a pattern, from every listed base.
  ///
  /// By the pattern `SystemSubject` knows that it is a proof, and has machines note uses of ports that are gone.
  fileprivate func startingAnywhere(along pattern: ProofPattern) -> Runner {
    var runner = self
    runner.subject.starts = Array(0..<subject.transitions.listedBases)
    runner.subject.pattern = pattern
    return runner
  }
}

extension Subject {
  /// How many cases there are at most, along the pattern.
  ///
  /// `CaseSpace+DrawingStart` draws handles along a pattern, of which this counts how many there are: change both.
  fileprivate var size: Int {
    let isHeld = pattern?.wantsHeldVariable == true && !variables.contains(.heldP)
    let bound = variables.each.map { name in
      name.field != .handle
        ? transitions.listed(name.field) : transitions.ports * (name == .q && isHeld ? 3 : 1)
    }
    let placed = (pattern?.places ?? []).map { place in
      place.kinds.reduce(0) { $0 + operations(transitions.kinds[$1], place.isHeld) }
    }
    return (bound + placed).reduce(starts?.count ?? 0) { min($0 * $1, 1 << 40) }
  }

  private func operations(_ kind: OperationKind, _ isHeld: Bool) -> Int {
    (kind.hasPort && !isHeld ? transitions.ports : 1) * (transitions.operands(of: kind) ?? 1)
  }

  /// Whether nothing is left to show: that no memory shows implies the law.
  fileprivate func follows(from memory: SystemMemory) -> Bool {
    switch variation {
    case .readingBetween: memory.areReadsInert
    case .throughHeld: memory.areUsesComposed
    case .restarted: true
    case .asWritten, .byTwin, .outside, nil: false
    }
  }

  /// What operations have to lead up to the law's program, so that all that matters is covered.
  ///
  /// That is nothing at all, through fresh bindings; and, through bindings held since another
  /// base, a change of base, where a port may vanish: else held ones are known to do what fresh ones
  /// do, but for a tap, where a fresh one goes through a control.
  ///
  /// A new kind of operation that uses a binding, or changes the base, belongs into the lists of kinds here,
  /// and into those of `patternsOfTwoAges`: a kind that is missing makes proofs false.
  fileprivate func patterns(areHeldLikeFresh: Bool, tapsControls: Bool) -> [ProofPattern] {
    // Of two variables `p` is the one that is held since another base.
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
    switch outline {
    case .always: return isFresh ? [nothing, anything] : [nothing, anything, held]
    case .conforms, .readers, .concurrent: return []
    case .nested:
      let heldLater = ProofPattern(anything.places, wantsHeldVariable: true)
      return [nothing, ProofPattern(wantsHeldVariable: true), anything, heldLater]
    case .after where !variables.contains(.p): return [nothing, anything]
    case .after: return isFresh ? [nothing] : [nothing, variableHeld]
    // Neither machine shows a memory, so that one step of each distinguishes them.
    case .same(.byTwin), .same(.outside): return [nothing, anything, held]
    case .same(.asWritten) where variables.contains(.p):
      return isFresh ? [nothing] : [nothing, variableHeld]
    case .same: return []
    }
  }

  /// What leads to bindings of the law's two variables that are held since different bases, and have
  /// vanished by then perhaps; where each of two ports may be there without the other, both are held again.
  fileprivate var patternsOfTwoAges: [ProofPattern] {
    guard variables.isSuperset(of: [.p, .q]) else { return [] }
    let kinds = transitions.kinds
    let elsewhere = ProofPattern.Place([.write, .act], of: kinds)
    let holdsElsewhere = [.init([.hold], of: kinds), elsewhere]
    let between = [elsewhere] + holdsElsewhere + (arePortsApart ? holdsElsewhere : [])
    let anything = ProofPattern.Place(OperationKind.allCases, of: kinds)
    return [ProofPattern((isTimed ? [anything] : []) + between, wantsHeldVariable: true)]
  }

  /// Whether there are two ports, each of which is there in some base without the other.
  private var arePortsApart: Bool {
    func isAlone(_ port: Int, beside other: Int) -> Bool {
      (0..<transitions.listedBases).contains {
        isPresent(port, in: $0) && !isPresent(other, in: $0)
      }
    }
    return (0..<transitions.ports).contains { port in
      (0..<port).contains { isAlone(port, beside: $0) && isAlone($0, beside: port) }
    }
  }
}

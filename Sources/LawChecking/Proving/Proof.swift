import BindingGenerators
import BindingLaws

/// A law looked at in every base there is, with every value of its variables and every operation,
/// through fresh bindings and, where they may do something else, through held ones.
///
/// Where no memory shows, a trace of any length leads to what was looked at here, or through an input
/// that was prepared by more inputs than memory was looked for.
struct Proof {
  /// How the search ended.
  enum Ending {
    /// It closed, and nothing was wrong.
    case proved
    /// Something is wrong somewhere.
    case broken
    /// There is too much to run, or the law is about more than the base.
    case open
  }

  private(set) var ending = Ending.open
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
  ///   - followsModel: Whether the base is always the model's.
  init<System: BindingSystem>(
    _ runner: Runner<System>, limit: Int, assuming memory: SystemMemory,
    followsModel: () -> Bool
  ) {
    if runner.isPastProof { return }
    let tapsGonePorts = memory.areTapsOfControls && !runner.table.areAllPresent
    let usesGonePorts = memory.derivesGonePorts || tapsGonePorts
    if runner.space.isConformance {
      search(ConformanceSearch(runner, limit: limit), usingGonePorts: usesGonePorts)
      return
    }
    if (usesGonePorts || runner.statement.manner == .throughHeld) && !followsModel() { return }
    if runner.statement.follows(from: memory) && memory.derivesBindings {
      (cases, ending) = (memory.sequences, .proved)
      return
    }
    if runner.statement.needs.contains(.twin) && !memory.isLikeTwin { return }
    let tapsControls = memory.areTapsOfControls && runner.mayTap
    let kinds = runner.world.kinds
    var patterns = runner.statement.patterns(
      of: kinds, areHeldLikeFresh: memory.areHeldLikeFresh, tapsControls: tapsControls)
    if !memory.areAgesAlike {
      patterns += runner.statement.patternsOfTwoAges(
        of: kinds, arePortsApart: runner.table.arePortsApart)
    }
    guard patterns.allSatisfy({ $0.places.count <= runner.maximumLength }) else { return }
    let sweeps = patterns.map(runner.startingAnywhere)
    let most = runner.statement.isTimed && limit <= .max / 2 ? 2 * limit : limit
    guard sweeps.reduce(0, { $0 + $1.size }) <= most else { return }
    for runner in sweeps {
      ending = sweep(runner, runner.space.pattern?.places.count ?? 0)
      if ending != .proved { return }
    }
    let isTolerant = runner.notes.isTolerant
    // Bindings that the law does not hold may distinguish such bases.
    let distinguishes = isTolerant && !(memory.areHeldLikeFresh && memory.areReadsInert)
    if !isCovered(runner.notes, withTaps: tapsControls || !memory.areTapsOfControls)
      || distinguishes
    {
      ending = .open
    }
  }

  /// Whether the law did nothing by itself but what was looked at.
  ///
  /// - Parameter withTaps: Whether a tap by the law was expected, where it goes through a control.
  private func isCovered(_ notes: RunNotes, withTaps: Bool) -> Bool {
    // No more bindings were held than the law quantifies over, or than one.
    !notes.usesOtherHeld && !notes.isBeyondInputs && (withTaps || !notes.taps)
      // Where a set writes too often, not each of its writes was looked at.
      && notes.fewestCut == .max
  }

  private mutating func search<System: BindingSystem>(
    _ search: ConformanceSearch<System>, usingGonePorts usesGonePorts: Bool
  ) {
    (cases, failing) = (search.transitions, search.failing)
    let isCovered = search.isClosed && !(usesGonePorts && search.differsInPorts)
    ending = !search.isUpheld ? .broken : isCovered ? .proved : .open
  }

  private mutating func sweep(_ runner: any CaseRunner, _ length: Int) -> Ending {
    var enumerator = CaseEnumerator(startingAt: length)
    while let next = enumerator.next, next[0] == UInt64(length) {
      var choices = Choices(replaying: Draws(values: next))
      let run = runner.run(drawnFrom: &choices, within: runner.everything)
      switch run.ending {
      case .broken:
        failing = run.given?.prefix(run.reached)
        return .broken
      case .upheld: cases += 1
      case .refused: refusals += 1
      }
      enumerator.advance(past: choices.draws)
    }
    return enumerator.isComplete ? .proved : .open
  }
}

extension Runner {
  /// Whether a held binding may be tapped next to what the law looks at, as far as is known: by its
  /// programs, or by what it has done in a case that ran before.
  fileprivate var mayTap: Bool {
    let variables = space.simplestVariables
    return switch statement.shape {
    case .always: true
    case .after(let program, _): notes.taps || program(variables).contains { $0.kind == .tap }
    case .alike(let left, let right):
      notes.taps || left.operations(variables).contains { $0.kind == .tap }
        || right.operations(variables).contains { $0.kind == .tap }
    default: notes.taps
    }
  }

  /// How many cases there are at most, along the pattern.
  fileprivate var size: Int {
    let names = statement.variables
    let (handles, values) = (world.handles.count, world.values.listed.count)
    let isHeld = space.pattern?.wantsHeldVariable ?? false
    var size = space.starts?.count ?? 0
    for (name, count) in [
      (VariableNames.p, handles), (.q, isHeld && !names.contains(.heldP) ? 3 * handles : handles),
      (.a, values), (.b, values), (.t, world.bases.listed.count),
    ] where names.contains(name) {
      size = min(size * count, 1 << 40)
    }
    for place in space.pattern?.places ?? [] {
      let count = place.kinds.reduce(0) { $0 + operations(world.kinds[$1], place.isHeld) }
      size = min(size * count, 1 << 40)
    }
    return size
  }

  private func operations(_ kind: OperationKind, _ isHeld: Bool) -> Int {
    let ports = kind.hasPort && !isHeld ? world.handles.count : 1
    return ports * (table.transitions.operands(of: kind) ?? 1)
  }

  /// The same along a pattern, from every listed base.
  fileprivate func startingAnywhere(along pattern: ProofPattern) -> Runner {
    var runner = self
    runner.space.starts = Array(world.bases.listed.indices)
    runner.space.stopsAtRefusal = true
    runner.space.pattern = pattern
    return runner
  }
}

extension Statement {
  /// Whether nothing is left to show, because that no memory shows says it already.
  fileprivate func follows(from memory: SystemMemory) -> Bool {
    switch manner {
    case .readingBetween: memory.areReadsInert
    case .throughHeld: memory.areUsesComposed
    case .restarted: true
    case .asWritten, .byTwin, nil: false
    }
  }

  /// What operations have to lead up to the law's program, so that all that matters is covered.
  ///
  /// That is nothing at all, through fresh bindings; and, through bindings held since another
  /// base, a change of base, where a port may vanish: else held ones are known to do what fresh ones
  /// do, but for a tap, where a fresh one goes through a control.
  fileprivate func patterns(
    of kinds: [OperationKind], areHeldLikeFresh: Bool, tapsControls: Bool
  ) -> [ProofPattern] {
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
    case .alike(_, let right) where right.manner == .byTwin: return [nothing, anything, held]
    case .alike(_, let right) where right.manner == .asWritten && variables.contains(.p):
      return isFresh ? [nothing] : [nothing, variableHeld]
    case .alike: return []
    }
  }

  /// What leads to bindings of the law's two variables that are held since different bases, and have
  /// vanished by then perhaps.
  ///
  /// - Parameter arePortsApart: Whether each of two ports may be there without the other: then both are
  ///   held again.
  fileprivate func patternsOfTwoAges(
    of kinds: [OperationKind], arePortsApart: Bool
  ) -> [ProofPattern] {
    guard variables.isSuperset(of: [.p, .q]) else { return [] }
    let elsewhere = ProofPattern.Place([.write, .act], of: kinds)
    let holdsElsewhere = [.init([.hold], of: kinds), elsewhere]
    let between = [elsewhere] + holdsElsewhere + (arePortsApart ? holdsElsewhere : [])
    let anything = ProofPattern.Place(OperationKind.allCases, of: kinds)
    return [ProofPattern((isTimed ? [anything] : []) + between, wantsHeldVariable: true)]
  }
}

extension ModelTable {
  private var listed: Range<Int> { 0..<transitions.listedBases }

  /// Whether every port is there in every listed base.
  fileprivate var areAllPresent: Bool {
    listed.allSatisfy { state in world.handles.indices.allSatisfy { isPresent($0, in: state) } }
  }

  /// Whether there are two ports of which each is there somewhere without the other.
  fileprivate var arePortsApart: Bool {
    func isAlone(_ port: Int, beside other: Int) -> Bool {
      listed.contains { isPresent(port, in: $0) && !isPresent(other, in: $0) }
    }
    return world.handles.indices.contains { port in
      (0..<port).contains { isAlone(port, beside: $0) && isAlone($0, beside: port) }
    }
  }
}

import BindingGenerators
import BindingLaws

/// A closed search: every base there is, with every value of the law's variables and every
/// operation, through fresh bindings and through bindings held since any other base.
///
/// It assumes that only the base matters, which a law of its own checks. Then a trace of any
/// length ends in one of these bases, and what the law says of it was looked at here.
struct Proof<System: BindingSystem> {
  typealias Model = System.Model

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
  /// How many bases there are.
  private(set) var bases: Int

  /// Searches, running at most so many cases.
  init(_ runner: CaseRunner<System>, limit: Int) {
    bases = runner.table.transitions.listedBases
    guard runner.world.isFinite else { return }
    if runner.statement.isConformance {
      search(ConformanceSearch(runner, limit: limit))
      return
    }
    guard runner.isClosed, let patterns = runner.statement.patterns else { return }
    let sweeps = patterns.map(runner.startingAnywhere)
    guard sweeps.reduce(0, { $0 + $1.size }) <= limit else { return }
    for (pattern, runner) in zip(patterns, sweeps) {
      ending = sweep(runner, pattern.count)
      if ending != .proved { return }
    }
  }

  private mutating func search(_ search: ConformanceSearch<System>) {
    (cases, bases) = (search.transitions, search.states)
    ending = !search.isUpheld ? .broken : search.isClosed ? .proved : .open
  }

  private mutating func sweep(_ runner: CaseRunner<System>, _ length: Int) -> Ending {
    var enumerator = CaseEnumerator(startingAt: length)
    while let next = enumerator.next, next[0] == UInt64(length) {
      var choices = Choices(replaying: Choices.Record(values: next))
      let outcome = runner.run(&choices, within: runner.fullPlan)
      switch outcome {
      case .broken: return .broken
      case .upheld: cases += 1
      case .refused: refusals += 1
      }
      enumerator.advance(past: choices.draws)
    }
    return enumerator.isComplete ? .proved : .open
  }
}

extension CaseRunner {
  /// Whether no operation leads out of the listed bases.
  fileprivate var isClosed: Bool {
    let transitions = table.transitions
    for state in 0..<transitions.listedBases where Model.permits(table.base(of: state)) {
      for code in transitions.codes where table.next(state, code) >= transitions.listedBases {
        return false
      }
    }
    return true
  }

  /// How many cases there are at most, along the pattern.
  fileprivate var size: Int {
    let names = statement.variables
    let handles = world.handles.count * (wantsHeldVariable || names.contains(.heldP) ? 1 : 2)
    var size = starts.listed.count
    for (name, count) in [
      (VariableNames.p, handles), (.q, 2 * world.handles.count), (.a, world.values.listed.count),
      (.b, world.values.listed.count), (.t, world.bases.listed.count),
    ] where names.contains(name) {
      size = min(size * count, 1 << 40)
    }
    for kinds in kindsAlongTrace ?? [] {
      size = min(size * kinds.reduce(0) { $0 + operations(world.kinds[$1]) }, 1 << 40)
    }
    return size
  }

  private func operations(_ kind: OperationKind) -> Int {
    switch kind {
    case .set: world.handles.count * world.values.listed.count
    case .write: world.bases.listed.count
    case .act: world.actions.count
    default: world.handles.count
    }
  }

  /// The same, from every permitted base, with only certain kinds of operations at each place.
  fileprivate func startingAnywhere(along pattern: [Set<OperationKind>?]) -> CaseRunner {
    var runner = self
    runner.starts = .listed(world.bases.listed.filter(Model.permits))
    runner.stopsAtRefusal = true
    runner.wantsHeldVariable = statement.variables.contains(.p) && !pattern.isEmpty
    runner.kindsAlongTrace = pattern.map { kinds in
      world.kinds.indices.filter { kinds?.contains(world.kinds[$0]) ?? true }
    }
    return runner
  }
}

extension Statement {
  /// What operations have to lead up to the law's program, so that all that matters is covered:
  /// `nil` stands for any. No pattern at all when the law is about the trace itself.
  fileprivate var patterns: [[Set<OperationKind>?]]? {
    switch shape {
    case .always: [[], [nil], [[.hold], [.write, .act], nil]]
    case .conforms: nil
    case .after: variables.contains(.p) ? [[], [[.write, .act]]] : [[], [nil]]
    case .alike(_, let right) where right.manner == .byTwin:
      [[], [nil], [[.hold], [.write, .act], nil]]
    case .alike(_, let right):
      right.manner == .asWritten && variables.contains(.p) ? [[], [[.write, .act]]] : nil
    }
  }
}

extension TransitionTable {
  /// Every operation that may change the state.
  fileprivate var codes: [OperationCode] {
    let ports = 0..<ports
    let sets = ports.flatMap { port in
      (0..<listedValues).map { OperationCode(.set, port: port, value: $0) }
    }
    let taps = ports.flatMap { [OperationCode(.tap, port: $0), OperationCode(.echo, port: $0)] }
    return sets + taps + (0..<actions).map { OperationCode(.act, value: $0) }
  }
}

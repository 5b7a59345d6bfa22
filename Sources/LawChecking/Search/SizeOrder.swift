import BindingGenerators

/// The cases of a law in order of size, as far as they were run.
///
/// The first draw of a case is its number of operations, so `next[0]` is its length.
/// `Search`, `ProofSearch` and `MinimalityCertificate` rely on the order: no case may be left out.
struct SizeOrder {
  private var enumerator: CaseEnumerator
  private var runner: Runner
  private var latest: Choices.Draw?
  /// How many were run that met the premise, and how many that did not.
  var cases = 0, refusals = 0

  /// - Parameters:
  ///   - runner: What runs them.
  ///   - length: The number of operations of the first ones.
  ///   - values: Which values are used, apart from the smallest, of draws with very large bounds.
  init(_ runner: Runner, startingAt length: Int = 0, trying values: [UInt64] = []) {
    self.runner = runner
    self.runner.subject.stopsAtRefusal = true
    enumerator = CaseEnumerator(startingAt: length, trying: values)
  }

  /// How many were run.
  var executions: Int { cases + refusals }

  /// The draws of the next case; `nil` when there is none.
  var next: [UInt64]? { enumerator.next }

  /// Whether the values were all there are, not only the simplest.
  var usesAllValues: Bool { enumerator.isComplete }

  /// The number of operations up to which every case was run; `nil` when not even all cases without operations
  /// were.
  var depth: Int? {
    guard let next else { return runner.subject.maximumLength }
    return next[0] == 0 ? nil : Int(next[0]) - 1
  }

  /// Runs the case that is next.
  ///
  /// - Returns: The run, and what was drawn for it.
  mutating func run(_ next: [UInt64]) -> (run: Run, drawn: Choices) {
    var choices = Choices(replaying: Draws(values: next))
    let run = runner.run(drawnFrom: &choices, within: runner.subject.everything)
    if run.isRefused { refusals += 1 } else { cases += 1 }
    return (run, choices)
  }

  /// Moves on from a case to the next.
  mutating func advance(past drawn: Choices) {
    if drawn.draws.count > 1 { latest = drawn.draws[1] }
    enumerator.advance(past: drawn.draws)
  }

  /// Whether less than a quarter of the cases without operations was run, as far as their first draw tells.
  var hasBarelyBegun: Bool {
    depth == nil && latest.map { $0.value < $0.bound / 4 } ?? true
  }
}

// The budgets decide which cases run, and so what recorded outputs count. `SmallestFirst.md` names most, and
// `CheckOptions.cases` some.
extension Search {
  /// Runs cases in order of size until so many have met the premise, or, when asked for, all of them
  /// up to a number of operations.
  mutating func runInOrder(upTo limit: Int) -> Finding? {
    while let next = order.next, mayRunInOrder(next, limit) {
      let (run, drawn) = order.run(next)
      let found = finding(run, number: order.cases, isSmallest: order.usesAllValues) {
        runner.choices(of: drawn.record, reaching: run.reached)
      }
      if let found { return found }
      order.advance(past: drawn)
    }
    return nil
  }

  /// How many cases are run in order of size: most of them where all values are listed, a quarter
  /// where only the simplest are tried in this order.
  ///
  /// Where a case is known to break the law, as many as could be run afterwards to show that what
  /// was made of it is the smallest one.
  var mostInOrder: Int {
    if !runner.subject.isFinite { return options.cases / 4 }
    let share = options.cases - options.cases / 4 + moreCases
    return isKnownToFail ? max(share, options.certificationLimit) : share
  }

  /// Whether the cases of no operations are far too many to be run in order of size, so that random ones
  /// are better; asked when a quarter was run.
  var isLarge: Bool {
    runner.subject.isFinite && !isKnownToFail && options.exhaustiveDepth == nil
      && order.hasBarelyBegun
  }

  /// What was run where every program of tasks up to a length was, in every order of its accesses;
  /// else `nil`.
  var exhaustedTasks: Verdict.Grounds.Schedules? {
    guard runner.subject.isFinite, order.usesAllValues, let depth = order.depth, depth >= 2,
      runner.notes.areWhole(upTo: depth)
    else { return nil }
    return .init(operations: depth, programs: cases, orders: runner.notes.runs)
  }

  /// How many operations random cases have at least: one more than those that were run in order.
  var leastLength: Int {
    guard order.usesAllValues, let depth = order.depth else { return 0 }
    return min(depth + 1, runner.subject.maximumLength)
  }

  /// Whether every case was run that is short enough.
  var isThrough: Bool { order.next.map { !isWithinDepth($0) } ?? true }

  private func mayRunInOrder(_ next: [UInt64], _ limit: Int) -> Bool {
    if isOutOfTime { return false }
    if options.exhaustiveDepth != nil {
      return isWithinDepth(next) && order.executions < mostEnumerated
    }
    if reachesTwo && next[0] <= 2 && order.executions < options.share(of: 8_000) { return true }
    return order.cases < limit && order.refusals < max(limit, options.cases)
  }

  /// Values that are generated have no end, so that the traces of any length have none either.
  ///
  /// `check --exhaustive` has the same bound by default, and `TheCommandLine.md` names it.
  private var mostEnumerated: Int {
    runner.subject.isFinite ? options.proofLimit : min(options.proofLimit, 100_000)
  }

  private func isWithinDepth(_ next: [UInt64]) -> Bool {
    next[0] <= UInt64(options.exhaustiveDepth ?? .max)
  }
}

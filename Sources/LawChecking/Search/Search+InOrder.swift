import BindingGenerators

// The budgets decide which cases run, and so what recorded outputs count. `CheckOptions.cases` names some.
extension Search {
  /// Runs cases in order of size until enough have met the premise.
  ///
  /// If the options ask for all cases up to a number of operations, it runs those instead.
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

  /// The number of cases to run in order of size: a quarter, or three for tasks.
  ///
  /// With three quarters, the checks of specimens miss more, and find the others later, as `HowGoodIsIt.md` counts.
  /// For tasks, every short program in every order is a proof, as `exhaustedTasks` says.
  ///
  /// If a case is known to break the law, it is at least as many as could run afterwards to certify the smallest
  /// case. The first that fails in this order is the smallest, and needs no certificate.
  var mostInOrder: Int {
    let quarter = options.cases / 4
    let share = (runner.subject.isConcurrent ? 3 * quarter : quarter) + moreCases
    return isKnownToFail && runner.subject.isFinite ? max(share, options.certificationLimit) : share
  }

  /// The counts of an exhaustive run of tasks.
  ///
  /// Nil unless every program of tasks up to a length was run, in every order of its accesses.
  var exhaustedTasks: Verdict.Grounds.Schedules? {
    // A program of tasks has at least two operations: shorter ones are refused.
    guard runner.subject.isFinite, order.usesAllValues, let depth = order.depth, depth >= 2,
      runner.notes.areWhole(upTo: depth)
    else { return nil }
    return .init(operations: depth, programs: cases, orders: runner.notes.runs)
  }

  /// The least number of operations of random cases: one more than in those that were run in order.
  var leastLength: Int {
    guard order.usesAllValues, let depth = order.depth else { return 0 }
    return min(depth + 1, runner.subject.maximumLength)
  }

  /// Whether no case in order of size is left to run.
  ///
  /// If the options name a number of operations, longer cases do not count.
  var isThrough: Bool { order.next.map { !isWithinDepth($0) } ?? true }

  /// Whether the next case in order of size is to run.
  ///
  /// - Parameter limit: The number of cases that have to meet the premise, unless the options ask for all cases up
  ///   to a number of operations.
  private func mayRunInOrder(_ next: [UInt64], _ limit: Int) -> Bool {
    if isOutOfTime { return false }
    if options.exhaustiveDepth != nil {
      return isWithinDepth(next) && order.executions < mostEnumerated
    }
    let mayReachTwo = reachesTwo && order.executions < options.share(of: Self.mostOfTwo)
    if mayReachTwo && next[0] <= 2 { return true }
    // Cases without the premise do not count, but each is run: no more of them than of all cases that were
    // asked for.
    return order.cases < limit && order.refusals < max(limit, options.cases)
  }

  /// The most cases of up to two operations that run beyond those asked for, at normal effort.
  ///
  /// They take less than a second in debug. A switch whose sets land later has 2,100 of these cases. Several
  /// such flags have too many.
  private static let mostOfTwo = 8_000

  /// The most cases to run if the options ask for all cases up to a number of operations.
  private var mostEnumerated: Int {
    runner.subject.isFinite
      ? options.proofLimit : min(options.proofLimit, CheckOptions.mostTraces)
  }

  /// Whether a case has at most the number of operations that the options name, if they name one.
  private func isWithinDepth(_ next: [UInt64]) -> Bool {
    next[0] <= UInt64(options.exhaustiveDepth ?? .max)
  }
}

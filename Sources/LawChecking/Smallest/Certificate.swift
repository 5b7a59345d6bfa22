import BindingGenerators

/// Runs every case that is smaller than a failing one, so that its minimality is a fact.
///
/// Of large numbers only the smallest few are tried, and those that the failing case has.
struct Certificate {
  /// The first smaller case that fails, too; most often there is none.
  private(set) var smaller: Choices?
  /// How many smaller cases were run.
  private(set) var tried = 0
  /// How many of these were run now.
  private(set) var runs = 0
  /// Whether all of them were.
  private(set) var isComplete = false
  /// How many operations the next one has.
  ///
  /// All that are shorter and consist of the failing case's own operations were run.
  private(set) var length = 0

  /// Runs smaller cases, at most `limit` of them.
  ///
  /// Those that are known not to fail, because they were run in order of size, count as tried.
  ///
  /// - Parameters:
  ///   - runner: What runs them.
  ///   - draws: The failing case.
  ///   - limit: How many may be run.
  ///   - order: What was run in order of size before, if anything.
  ///   - stopsAtFailure: Whether the first one that fails is the last one that runs.
  ///   - progress: Is called before each case with whether all smaller ones were run.
  init(
    _ runner: Runner, of draws: Draws, limit: Int,
    after order: SizeOrder? = nil, stopsAtFailure: Bool = true,
    notifying progress: (Bool) -> Void = { _ in }
  ) {
    var order =
      order.flatMap { $0.usesAllValues ? $0 : nil } ?? SizeOrder(runner, trying: draws.values)
    tried = order.executions
    while let next = order.next, runs < limit {
      progress(order.usesAllValues)
      length = Int(truncatingIfNeeded: next[0])
      var (run, drawn) = order.run(next)
      let isFailing = stopsAtFailure && run.discrepancy != nil
      if isFailing { drawn = runner.choices(of: drawn.record, reaching: run.reached) }
      let isSmaller = drawn.draws.map(\.value).isSimpler(than: draws.values)
      if isFailing || !isSmaller {
        (smaller, isComplete) = (isSmaller ? drawn : nil, order.usesAllValues)
        return
      }
      (tried, runs) = (tried + 1, runs + 1)
      order.advance(past: drawn)
    }
  }
}

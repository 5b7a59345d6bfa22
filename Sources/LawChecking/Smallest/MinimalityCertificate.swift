import BindingGenerators

/// A run of every case that is smaller than a failing one, so that its minimality is a fact.
///
/// `Smallest` uses it here, and `ChildJob` in a child, for a case that kills. It follows `SizeOrder`, which
/// leaves no case out. If bounds are large, it tries the smallest values and those of the failing case. Then
/// nothing is certain.
struct MinimalityCertificate {
  /// The first smaller case that fails, or nil if none does, or if none is looked for.
  private(set) var smaller: Choices?
  /// The number of smaller cases that were run, here or before in order of size.
  private(set) var tried = 0
  /// The number of these that were run here, which is limited.
  private(set) var runs = 0
  /// Whether all cases smaller than `smaller`, or else than the failing one, were run.
  private(set) var isComplete = false
  /// The number of operations of the case at which it stopped.
  ///
  /// Every shorter case that consists of the failing case's own operations was run.
  private(set) var length = 0

  /// Runs smaller cases, at most `limit` of them.
  ///
  /// Cases that were run in order of size before count as tried: they are known not to fail.
  ///
  /// - Parameters:
  ///   - runner: The runner of the cases.
  ///   - draws: The failing case.
  ///   - limit: The most cases to run.
  ///   - order: The cases that were run in order of size before, if any.
  ///   - stopsAtFailure: Whether the first one that fails is the last one that runs. A child
  ///     passes over failures, because it looks for what kills.
  ///   - progress: Is called before each case with whether all smaller ones were run.
  init(
    _ runner: Runner, of draws: Draws, limit: Int,
    after order: SizeOrder? = nil, stopsAtFailure: Bool = true,
    notifying progress: (Bool) -> Void = { _ in }
  ) {
    var order =
      order.flatMap { $0.usesAllValues ? $0 : nil } ?? SizeOrder(runner, trying: draws.values)
    tried = order.executions
    while let next = order.next, runs < limit, !runner.isOutOfTime {
      progress(order.usesAllValues)
      length = Int(truncatingIfNeeded: next[0])
      var (run, drawn) = order.run(next)
      let isFailing = stopsAtFailure && run.isBroken
      if isFailing { drawn = runner.choices(of: drawn.record, reaching: run.reached) }
      let isSmaller = drawn.draws.map(\.value).isSimpler(than: draws.values)
      if isFailing || !isSmaller {
        smaller = isSmaller ? drawn : nil
        isComplete = order.usesAllValues
        return
      }
      tried += 1
      runs += 1
      order.advance(past: drawn)
    }
  }
}

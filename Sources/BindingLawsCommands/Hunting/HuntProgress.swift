import LawChecking
import LawTelling

/// How far a hunt has come, on a terminal: cases, their rate, the time left, and what is new.
final class HuntProgress: Sendable {
  private let plan: HuntPlan
  /// How many cases and pairs of operations there were at first.
  private let first: (cases: Int, pairs: Int)
  private let progress: Progress

  /// - Parameters:
  ///   - ledger: What was found out before.
  ///   - time: How long it takes, where time decides.
  init(_ console: Console, _ plan: HuntPlan, _ ledger: HuntLedger, for time: Duration?) {
    (self.plan, first) = (plan, (ledger.cases, ledger.pairs))
    progress = Progress(console, unit: "cases", for: time.map { Int($0.seconds) })
  }

  /// What was found out by now.
  func show(_ ledger: HuntLedger) {
    let (cases, pairs) = (ledger.cases - first.cases, ledger.pairs - first.pairs)
    let growth = ledger.isSaturated ? "none new" : "\(pairs) new"
    let notes = ["\(ledger.pairs) pairs, \(growth)"]
    progress.set(
      done: cases, of: cases + casesLeft(ledger),
      plan.cases == nil ? notes + ["\(ledger.cases) cases"] : notes)
  }

  func end() { progress.end() }

  /// How many cases are left, more or less.
  private func casesLeft(_ ledger: HuntLedger) -> Int {
    let share = (plan.cases ?? 0) / plan.shard.count
    return plan.pairs.map(\.pair).filter { !ledger.isClosed($0, before: .max) }
      .reduce(0) { $0 + max(0, share - (ledger.ranges[$1]?.cases ?? 0)) }
  }
}

import LawChecking
import LawTelling

/// How far a hunt has come, on a terminal: cases, their rate, the time left, and what is new.
final class HuntProgress: Sendable {
  private struct State {
    /// How many cases and pairs of operations there were at first.
    var cases = 0, pairs = 0
    var drawn = ContinuousClock.now
  }

  private let console: Console
  private let plan: HuntPlan
  private let progress: Progress
  private let state = Locked(State())

  init(_ console: Console, _ plan: HuntPlan, for time: Duration?) {
    (self.console, self.plan) = (console, plan)
    let seconds = time.map { Int($0.seconds) }
    progress = Progress(console, unit: "cases", for: seconds)
  }

  /// What was found out before.
  func begin(_ ledger: HuntLedger) {
    state.use { ($0.cases, $0.pairs) = (ledger.cases, ledger.pairs) }
    progress.set(done: 0, of: total(ledger), [])
  }

  /// What was found out by now; looked at now and then.
  func tell(_ ledger: HuntLedger) {
    if !console.showsProgress { return }
    state.use { state in
      if state.drawn.duration(to: .now) < .milliseconds(300) { return }
      state.drawn = .now
      let cases = ledger.cases - state.cases
      progress.set(done: cases, of: cases + total(ledger), notes(ledger, state))
    }
  }

  func end() { progress.end() }

  private func notes(_ ledger: HuntLedger, _ state: State) -> [String] {
    let new = ledger.pairs - state.pairs
    let growth =
      ledger.isSaturated ? "\(ledger.pairs) pairs, none new" : "\(ledger.pairs) pairs, \(new) new"
    return plan.cases == nil ? [growth, "\(ledger.cases) cases"] : [growth]
  }

  /// How many cases are left, as far as can be told; 0 where time decides.
  private func total(_ ledger: HuntLedger) -> Int {
    guard let pieces = plan.pieces else { return 0 }
    return plan.pairs.enumerated().reduce(0) { sum, entry in
      if ledger.isClosed(entry.element, before: 0) { return sum }
      let own = (0..<pieces).filter {
        plan.shard.owns(piece: $0, at: entry.offset) && !ledger.isDone(piece: $0, of: entry.element)
      }
      return own.reduce(sum) { $0 + plan.range(ofPiece: $1).count }
    }
  }
}

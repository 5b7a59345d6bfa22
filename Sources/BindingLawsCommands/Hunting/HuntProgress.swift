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
  private let pairs: [HuntLedger.Pair]
  /// How many random cases are to be run of a system and a law, by their place among all.
  private let shares: [Int]
  private let progress: Progress
  private let state = Locked(State())

  init(_ console: Console, _ plan: HuntPlan, for time: Duration?) {
    (self.console, self.plan, pairs, shares) = (console, plan, plan.pairs, plan.shares)
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
    if console.progress == nil { return }
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
    pairs.enumerated().reduce(0) { sum, entry in
      sum + ledger.casesLeft(of: entry.element, from: shares[entry.offset % shares.count])
    }
  }
}

extension HuntPlan {
  /// How many random cases of a system and a law are hunted here, by the place of both among all
  /// pairs, which counts modulo the number of shards.
  var shares: [Int] {
    var shares = [Int](repeating: 0, count: shard.count)
    for piece in 0..<(pieces ?? 0) {
      let place = ((shard.number - 1 - piece) % shard.count + shard.count) % shard.count
      shares[place] += range(ofPiece: piece).count
    }
    return shares
  }
}

extension HuntLedger {
  /// How many of these random cases are left; none where a case has broken the law.
  fileprivate func casesLeft(of pair: Pair, from share: Int) -> Int {
    let known = ranges[pair]
    if known?.finding != nil || isClosed(pair, before: 0) { return 0 }
    return max(0, share - (known?.cases ?? 0))
  }
}

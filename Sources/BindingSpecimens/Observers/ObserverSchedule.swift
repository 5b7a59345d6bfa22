/// The order in which observers run in a round, and the base that each of them sees.
///
/// No schedule is wrong. An outcome that depends on the schedule is. The order of the cases numbers actions
/// in draws and tokens: never change it. Traces show the names.
enum ObserverSchedule: CaseIterable {
  /// All observers look when the round starts. Those that saw a change run in the order of declaration.
  case snapshot
  /// Each observer looks just before its turn, in the order of declaration.
  case recheck
  /// Each observer looks just before its turn, in the opposite order.
  case reversed
  /// Each observer looks just before its turn, in an order unrelated to that of declaration.
  case shuffled

  /// Returns the positions of the observers in the order of their turns.
  func arrange(_ positions: Range<Int>) -> [Int] {
    switch self {
    case .snapshot, .recheck: Array(positions)
    case .reversed: positions.reversed()
    case .shuffled: positions.sorted { mixed($0) < mixed($1) }
    }
  }

  /// Returns a number by which to sort a position, in an order unrelated to that of the positions.
  ///
  /// The factor is the increment of SplitMix64. Kept cases rely on it.
  private func mixed(_ position: Int) -> UInt64 { UInt64(position + 1) &* 0x9E37_79B9_7F4A_7C15 }

  /// Runs observers in rounds until none sees a change, and returns the bases.
  ///
  /// `Settle` writes these bases. `CI/full.d/source-mutants.txt` quotes this code.
  ///
  /// - Parameters:
  ///   - observers: The observers, which react to the write and to each other.
  ///   - old: The base before the write, which every observer has seen.
  ///   - new: The base as written.
  /// - Returns: The base as it was written, then after each observer that ran.
  func settle<Base>(_ observers: [ChangeObserver<Base>], from old: Base, to new: Base) -> [Base] {
    var states = [new]
    var result = new
    var seen = Array(repeating: old, count: observers.count)
    // Systems that come to rest need at most three rounds. `EchoedFlags` and `SelfEcho` never rest, and stop
    // after 32. That is an even number, because `SelfEcho` has to end as it began.
    for _ in 0..<32 {
      let start = result
      let countBefore = states.count
      for position in arrange(observers.indices) {
        let looked = self == .snapshot ? start : result
        let isDue = observers[position].differs(seen[position], looked)
        seen[position] = looked
        guard isDue else { continue }
        observers[position].react(looked, &result)
        states.append(result)
      }
      if states.count == countBefore { break }
    }
    return states
  }
}

/// How the observers of a base came to rest, or did not.
struct Settlement<Base> {
  /// The base as it was written, then after each observer that ran.
  private(set) var states: [Base]
  /// How many rounds ran an observer.
  private(set) var rounds = 0
  /// Whether a round without a change was reached within the limit.
  private(set) var isSettled = true

  /// The base after the last observer.
  private(set) var result: Base

  /// Runs observers in rounds until none sees a change.
  ///
  /// - Parameters:
  ///   - observers: What reacts to the write and to each other.
  ///   - old: The base before the write, which every observer has seen.
  ///   - new: The base as written.
  ///   - schedule: The order in each round.
  ///   - limit: How many rounds may run an observer.
  init(
    of observers: [ChangeObserver<Base>],
    from old: Base,
    to new: Base,
    schedule: ObserverSchedule = .snapshot,
    limit: Int = 32
  ) {
    states = [new]
    result = new
    var seen = Array(repeating: old, count: observers.count)
    while runRound(of: observers, seen: &seen, schedule) {
      rounds += 1
      guard rounds < limit else {
        isSettled = observers.indices.allSatisfy { !observers[$0].differs(seen[$0], result) }
        return
      }
    }
  }

  private mutating func runRound(
    of observers: [ChangeObserver<Base>], seen: inout [Base], _ schedule: ObserverSchedule
  ) -> Bool {
    let start = result
    let countBefore = states.count
    for position in schedule.arrange(Array(observers.indices)) {
      let looked = schedule.looksAgain ? result : start
      let isDue = observers[position].differs(seen[position], looked)
      seen[position] = looked
      guard isDue else { continue }
      observers[position].react(looked, &result)
      states.append(result)
    }
    return states.count > countBefore
  }
}

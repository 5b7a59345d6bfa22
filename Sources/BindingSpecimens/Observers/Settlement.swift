/// Something to do when an observed part of the base has changed, as with `onChange(of:)`.
struct ChangeObserver<Base> {
  /// Whether the observed part differs between two bases.
  let differs: (Base, Base) -> Bool
  /// Reacts to the base that was looked at by changing the base of now.
  let react: (_ seen: Base, _ base: inout Base) -> Void

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - part: What to observe. Only a change of it counts, an equal value is no event.
  ///   - action: Takes the new value of the part and changes the base.
  init<Part: Equatable>(
    of part: @escaping (Base) -> Part, perform action: @escaping (Part, inout Base) -> Void
  ) {
    differs = { part($0) != part($1) }
    react = { seen, base in action(part(seen), &base) }
  }
}

/// In which order observers run in a round, and which base each of them looks at.
///
/// None is wrong: an outcome that depends on the schedule is what is wrong.
struct ObserverSchedule: Sendable {
  /// Traces show it, so it has to stay.
  let name: String
  /// Whether each observer looks again just before it runs, or all look once when the round starts.
  let looksAgain: Bool
  /// Arranges the positions of the observers.
  let arrange: @Sendable ([Int]) -> [Int]

  /// All look when the round starts; those that saw a change run in the order of declaration.
  static let snapshot = ObserverSchedule(name: "snapshot", looksAgain: false, arrange: { $0 })

  /// Each looks just before its turn, in the order of declaration.
  static let recheck = ObserverSchedule(name: "recheck", looksAgain: true, arrange: { $0 })

  /// Each looks just before its turn, in the opposite order.
  static let reversed = ObserverSchedule(
    name: "reversed", looksAgain: true, arrange: { $0.reversed() })

  /// Each looks just before its turn, in a given order.
  ///
  /// - Parameters:
  ///   - name: Distinguishes schedules, for instance by a seed.
  ///   - arrange: Permutes the positions. An observer it leaves out is not run.
  static func permuted(
    _ name: String, by arrange: @escaping @Sendable ([Int]) -> [Int]
  ) -> ObserverSchedule {
    ObserverSchedule(name: name, looksAgain: true, arrange: arrange)
  }
}

/// How the observers of a base came to rest, or did not.
///
/// `Settle` writes its states to the base, one by one. `CI/full.d/source-mutants.txt` quotes this code.
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
  ///   - limit: How many rounds may run an observer; even by default: `SelfEcho` has to end as it began.
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

/// In which order observers run in a round, and which base each of them looks at.
///
/// None is wrong: an outcome that depends on the schedule is what is wrong.
struct ObserverSchedule: Sendable {
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

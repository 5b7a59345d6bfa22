/// The time at which the budget of a law ends.
///
/// Nil if there is no budget, so that no clock decides anything. Searches, proofs, the simplification of a
/// failing case, and advice ask for it.
typealias Deadline = ContinuousClock.Instant?

extension Deadline {
  /// Whether the time is over.
  var hasPassed: Bool { map { $0 < .now } ?? false }
}

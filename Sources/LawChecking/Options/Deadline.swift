/// When the time budget of a law ends; `nil` where it has none, so that no clock decides anything.
///
/// Whatever runs asks: searches, proofs, what makes a failing case smaller, and advice.
typealias Deadline = ContinuousClock.Instant?

extension Deadline {
  /// Whether the time is over.
  var hasPassed: Bool { map { $0 < .now } ?? false }
}

import BindingGenerators

/// A property that some generated values falsify, after a challenge of jlink/shrinking-challenge.
///
/// A conforming type holds what others have published about the challenge, too. Our own figures are in
/// `ChallengeFigures`.
protocol Challenge: SendableMetatype {
  associatedtype Value: Equatable
  static var name: String { get }
  /// The published smallest value that falsifies the property, in the trace language.
  static var minimum: String { get }
  static var generator: Generator<Value> { get }
  /// Returns whether a value has the property.
  static func holds(_ value: Value) -> Bool
  /// The report of Hypothesis on a hundred runs.
  ///
  /// Nil if there is none.
  static var hypothesis: PublishedReport? { get }
  /// The report of jqwik on a hundred runs.
  static var jqwik: PublishedReport { get }
  /// The report of Exhaust on a thousand runs.
  static var exhaust: PublishedReport { get }
}

extension Challenge {
  static var hypothesis: PublishedReport? { nil }
}

/// The report of another framework on a challenge.
///
/// A run looks for a value that falsifies the property, and simplifies that value.
struct PublishedReport: Codable {
  /// The mean number of times that a run asks for the property while it simplifies.
  let runs: Double
  /// The number of distinct values in which the runs end.
  let finals: Int
}

import BindingGenerators

/// A property that some generated values falsify, after a challenge of jlink/shrinking-challenge.
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
struct PublishedReport: Codable {
  /// The mean number of runs that simplify a value.
  let runs: Double
  /// The number of distinct final values.
  let finals: Int
}

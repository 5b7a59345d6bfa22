/// One way to write the test of a binding.
struct Form: Equatable {
  /// The shape of the binding, as the table shows it.
  let shape: String
  /// The assumption, as the comment above the test states it.
  let assumption: String
  /// Whether the shape is a guess, which a run of new systems may disprove.
  let isGuess: Bool
  /// The type of a value that is missing.
  ///
  /// Nil if none is. If one is, the test is disabled.
  var missing: String?
  /// Whether the form applies only if new bindings read what the guess before it predicts.
  var needsReadings = false
  /// The traits of the test.
  var traits: [String] = []
  /// The lines of the test's body.
  var body: [String]
}

/// One way to write the test of a binding.
struct Form: Equatable {
  let shape: String
  /// What the comment above says: what was assumed.
  let assumption: String
  /// Whether the shape is a guess, which new systems may disprove.
  let isGuess: Bool
  /// The type of which a value is missing, if one is: then the test is disabled.
  var missing: String?
  /// Whether it only says something where new bindings read what the guess before it says.
  var needsReadings = false
  /// The traits of the test.
  var traits: [String] = []
  var body: [String]
}

/// One way to write the test of a binding.
struct Form: Equatable {
  /// The shape of the binding, as the table shows it.
  let shape: String
  /// The assumption, as the comment above the test states it.
  let assumption: String
  let basis: Basis
  /// The type of a value that is missing.
  ///
  /// Nil if none is. If one is, the test is disabled.
  var missing: String?
  /// The traits of the test.
  var traits: [String] = []
  /// The lines of the test's body.
  var body: [String]

  /// What the form holds the binding to.
  enum Basis {
    /// The model of a guessed shape, which a run of new systems may disprove.
    case guess
    /// What a new binding does.
    case newBindings
    /// What a new binding does, if its readings are those that the guess before this form predicts.
    case newBindingsReadAsGuessed
  }

  var isGuess: Bool { basis == .guess }
  var needsReadings: Bool { basis == .newBindingsReadAsGuessed }
}

extension WrittenTest {
  /// Whether the binding breaks a law.
  var isBroken: Bool { if case .broken = outcome { true } else { false } }
  /// Whether the binding is judged, and breaks no law.
  var isJudged: Bool { if case .judged = outcome { true } else { false } }
  /// The reason why the binding is skipped.
  ///
  /// Nil if it is not.
  var reason: Reason? { if case .skipped(let reason) = outcome { reason } else { nil } }

  /// The outcome in a word, as JSON has it.
  var verdict: String {
    switch outcome {
    case .pending: "skipped"
    case .judged(let isProved): isProved ? "proved" : "upheld"
    case .broken: "broken"
    case .skipped: "skipped"
    }
  }

  /// The outcome in words.
  var words: String {
    switch outcome {
    case .broken(let law, let trace): "\(law): \(trace)"
    case .skipped(let reason): reason.words
    case .pending: "not judged"
    case .judged: verdict
    }
  }
}

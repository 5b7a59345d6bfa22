import TestSupport

/// Returns the laws that are neither proved nor upheld, with kind and remark.
func notUpheld(_ verdicts: [Verdict]) -> [String] {
  verdicts.filter { ![.proved, .upheld].contains($0.kind) }.map { verdict in
    "\(verdict.law.id): \(verdict.kind), \(verdict.remark ?? "")"
  }
}

extension Verdict.Kind {
  /// Whether a lawful system must not get such a verdict.
  ///
  /// The other kinds say that it obeys, or that nothing can be said.
  var isAccusation: Bool {
    [.broken, .flaky, .gaveUp, .crashed, .timedOut, .notJudged].contains(self)
  }
}

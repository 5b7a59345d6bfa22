package import LawChecking

extension Verdict {
  /// Returns how another finding goes wrong, in a line, if this one was reported.
  package func sentence(on other: Verdict) -> String {
    "\(other.system) breaks \(other.law.id): \(wordsOnMistake(of: other))"
  }

  /// Returns how another finding goes wrong, if this one was reported.
  func wordsOnMistake(of other: Verdict) -> String {
    switch relation(of: other) {
    case .sameCase: law.id == other.law.id ? "as reported above" : "same case as \(law.id)"
    case .longerCase: "a case that begins with that of \(law.id)"
    case .similar: "goes wrong as \(law.id) does"
    }
  }
}

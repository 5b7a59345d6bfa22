import LawChecking

extension Judgement {
  /// The sign of a verdict that is not as declared.
  static let surprise = "!"

  /// The verdict as one sign, which `VerdictTable` explains.
  var sign: String { isAsDeclared ? verdict.kind.sign : Self.surprise }

  /// The note about what was declared.
  var note: String {
    if isOpen { return "no verdict" }
    if isAsDeclared { return "as declared" }
    // To declare nothing is to declare that all is upheld.
    return declared == .upheld ? "not declared" : "NOT as declared, which is \(declared.rawValue)"
  }
}

extension Verdict.Kind {
  /// The sign of a verdict that is as declared.
  var sign: String {
    switch self {
    case .upheld: "✓"
    case .proved: "■"
    case .broken: "✗"
    case .impossible: "∅"
    case .gaveUp: "?"
    case .flaky: "~"
    case .crashed: "†"
    case .timedOut: "∞"
    case .noEvidence: "◌"
    case .skipped: "–"
    case .notJudged: Judgement.surprise
    }
  }
}

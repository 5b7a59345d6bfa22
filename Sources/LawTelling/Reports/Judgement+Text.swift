import LawChecking

extension Judgement {
  /// The verdict as one sign.
  ///
  /// `VerdictTable.legend` explains each: change both together.
  var sign: String {
    if !isAsDeclared { return "!" }
    return switch verdict.kind {
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
    case .notJudged: "!"
    }
  }

  /// The note about what was declared.
  var note: String {
    if isOpen { return "no verdict" }
    if isAsDeclared { return "as declared" }
    // To declare nothing is to declare that all is upheld.
    return declared == .upheld ? "not declared" : "NOT as declared, which is \(declared.rawValue)"
  }
}

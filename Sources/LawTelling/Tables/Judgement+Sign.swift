import LawChecking

extension Judgement {
  /// The verdict as one sign.
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
}

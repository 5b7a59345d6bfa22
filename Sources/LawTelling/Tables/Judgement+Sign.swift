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
    case .hung: "∞"
    case .noEvidence: "◌"
    case .notOwed: "–"
    case .notJudged: "!"
    }
  }
}

import LawChecking

extension Judgement {
  /// The report, and what was declared.
  ///
  /// - Parameter command: What stands before `replay` in the lines to copy.
  func text(replayedBy command: String) -> String {
    noted(verdict.report(replayedBy: command), verdict.headline)
  }

  /// A report with what was declared, in its only line or below.
  func noted(_ report: String, _ headline: String) -> String {
    report.dropLast().contains("\n") ? report + "\n  (\(note))\n" : "\(headline) (\(note))"
  }

  /// What was declared.
  var note: String {
    if isOpen { return "no verdict" }
    if isAsDeclared { return "as declared" }
    // To declare nothing is to declare that all is upheld.
    return declared == .upheld ? "not declared" : "NOT as declared, which is \(declared.rawValue)"
  }
}

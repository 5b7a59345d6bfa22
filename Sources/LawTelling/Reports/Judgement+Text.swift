package import LawChecking

extension Judgement {
  /// The report, and what was declared.
  ///
  /// - Parameter command: What stands before `replay` in the lines to copy.
  package func text(replayedBy command: String) -> String {
    let report = verdict.report(replayedBy: command)
    return report.isSingleLine ? "\(verdict.headline) (\(note))" : report + "\n  (\(note))\n"
  }

  private var note: String {
    if isOpen { return "no verdict" }
    return isAsDeclared ? "as declared" : "NOT as declared, which is \(declared.rawValue)"
  }
}

extension String {
  fileprivate var isSingleLine: Bool { !dropLast().contains("\n") }
}

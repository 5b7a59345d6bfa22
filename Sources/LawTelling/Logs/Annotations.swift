import LawChecking

extension [Judgement] {
  /// Returns workflow commands for GitHub, which shows them beside a change: one for each cause.
  ///
  /// Errors are verdicts that are not as declared, and crashes that no verdict reports. Warnings are laws
  /// that were given up, and findings that only warn, such as those of a new law.
  ///
  /// - Parameter command: The text before `replay` in the lines to copy.
  package func annotations(replayedBy command: String) -> [String] {
    reported.filter(\.isAnnotated).map { reported in
      let judgement = reported.judgement
      let title = "\(judgement.verdict.system): \(judgement.verdict.law.id)"
      let text = reported.crashAlone ?? reported.withCrash(reported.report(replayedBy: command))
      let message = text.escapedForCommand
      let onlyWarns = judgement.isAsDeclared || judgement.isWarning
      let level = onlyWarns && reported.crash == nil ? "warning" : "error"
      return "::\(level) title=\(title.escapedForProperty)::\(message)"
    }
  }
}

extension ReportedJudgement {
  /// Whether GitHub shows it: it is a crash, or reports what is not as declared or was given up.
  fileprivate var isAnnotated: Bool {
    if crash != nil { return true }
    return isReported && (!judgement.isAsDeclared || judgement.verdict.isGivenUp)
  }
}

// Texts may come from strangers: `SECURITY.md` promises that annotations escape all of them.
extension String {
  /// The text as GitHub reads the message of a command.
  fileprivate var escapedForCommand: String { escaped("%\r\n") }

  /// The text as GitHub reads a property of a command, such as the title.
  fileprivate var escapedForProperty: String { escaped("%\r\n:,") }

  /// Returns the text with these characters as `%` and two digits.
  ///
  /// It goes by scalars, because a line end of two scalars is one character.
  private func escaped(_ special: String) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

import BindingLaws
import LawChecking

extension [Judgement] {
  /// What is not as declared, as workflow commands that GitHub shows beside a change.
  var annotations: [String] {
    filter { !$0.isAsDeclared }.map { judgement in
      let title = "\(judgement.system.name): \(judgement.verdict.law.id)"
      let message = judgement.verdict.report.escapedForCommand
      return "::error title=\(title.escapedForProperty)::\(message)"
    }
  }
}

extension String {
  fileprivate var escapedForCommand: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedForProperty: String {
    escapedForCommand.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

import LawChecking
import LawTelling
import Testing

/// What is attached to a failure: all that is known of it as JSON, and a test to paste.
struct FailureAttachment {
  private let verdict: Verdict

  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  /// The verdict beside what is expected, as the command line writes it, over several lines.
  var json: String? { try? Judgement(verdict, declared: .upheld).jsonText }

  func record(_ sourceLocation: SourceLocation) {
    let name = "\(verdict.system).\(verdict.law.id)"
    if let json {
      Attachment.record(json, named: name + ".json", sourceLocation: sourceLocation)
    }
    if let test = verdict.counterexample?.test {
      Attachment.record(test, named: name + ".swift", sourceLocation: sourceLocation)
    }
  }
}

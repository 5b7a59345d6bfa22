import Foundation
import LawChecking
import LawTelling
import Testing

/// What is attached to an issue: all that is known of it as JSON.
struct FailureAttachment {
  private let verdict: Verdict

  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  /// The verdict beside what is expected, as the command line writes it, over several lines.
  var json: String? { try? Judgement(verdict, declared: .upheld).jsonText }

  func record(_ sourceLocation: SourceLocation) {
    guard let json else { return }
    attach(json, named: "\(verdict.system).\(verdict.law.id).json", sourceLocation)
  }
}

/// Attaches a text to the running test where attachments are kept; elsewhere each would only be a line of
/// the log.
func attach(_ text: String, named name: String, _ sourceLocation: SourceLocation) {
  if !keepsAttachments { return }
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
}

/// Whether the test run has a place for attachments: a path for them, or Xcode's result bundle.
private let keepsAttachments =
  CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
  || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

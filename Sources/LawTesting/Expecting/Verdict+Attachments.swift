import Foundation
import LawChecking
import LawTelling
import Testing

extension Verdict {
  /// The verdict with its expectation as JSON over several lines, as the command line writes it.
  ///
  /// `VerdictFile` and `CaseFileContent` read it.
  var json: String? { try? Judgement(self, declared: .upheld).jsonText }

  /// Attaches the verdict as JSON.
  ///
  /// `CI/full.d/walk` finds the file by its name.
  func attach(at sourceLocation: SourceLocation) {
    if let json { attachIfKept(json, named: "\(system).\(law.id).json", at: sourceLocation) }
  }

  /// Attaches the mix of the cases as a table, if there were cases.
  func attachDistribution(at sourceLocation: SourceLocation) {
    guard let table = distributionTable else { return }
    attachIfKept(
      "\(headline)\n\n\(table)", named: "\(system).\(law.id).mix.txt", at: sourceLocation)
  }
}

/// Attaches a text to the running test, if attachments are kept.
///
/// Otherwise each would only be a line of the log.
func attachIfKept(_ text: String, named name: String, at sourceLocation: SourceLocation) {
  if !keepsAttachments { return }
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
}

/// Whether the test run has a place for attachments: a path for them, or Xcode's result bundle.
private let keepsAttachments =
  CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
  || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

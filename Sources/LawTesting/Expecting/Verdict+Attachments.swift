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
    if let json { keep(json, named: "\(system).\(law.id).json", at: sourceLocation) }
  }

  /// Attaches the mix of the cases as a table, if there were cases.
  func attachDistribution(at sourceLocation: SourceLocation) {
    guard let table = distributionTable else { return }
    keep(
      "\(headline)\n\n\(table)", named: "\(system).\(law.id).mix.txt", at: sourceLocation)
  }

  /// The table of what new systems do, as text.
  ///
  /// Nil if the verdict does not rest on one.
  var learnedText: String? {
    learned.map { table in
      (["\(system) when new", ""] + LearnedTableText(table).lines).joined(separator: "\n") + "\n"
    }
  }

  /// Prints the table of what new systems do, or, if it is long, how to keep it.
  func printLearned() {
    guard let text = learnedText else { return }
    if text.count(where: \.isNewline) <= mostLinesPrinted { return print(text) }
    print(
      "\(system): what it does when new is a long table; swift test --attachments-path DIR keeps it"
    )
  }

  /// Attaches the table of what new systems do, as text and as JSON.
  func attachLearned(at sourceLocation: SourceLocation) {
    guard let text = learnedText else { return }
    keep(text, named: "\(system).learned.txt", at: sourceLocation)
    if let json = try? learned?.jsonText {
      keep(json, named: "\(system).learned.json", at: sourceLocation)
    }
  }
}

/// The most lines of a table that is printed: more would not fit on a terminal of the usual height.
private let mostLinesPrinted = 24

/// Attaches a text to the running test, if attachments are kept.
///
/// Otherwise each would only be a line of the log.
private func keep(_ text: String, named name: String, at sourceLocation: SourceLocation) {
  if !keepsAttachments { return }
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
}

/// Whether the test run has a place for attachments: a path for them, or Xcode's result bundle.
private let keepsAttachments =
  CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
  || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

import Foundation
import LawChecking
import LawTelling
import Testing

extension Verdict {
  /// The verdict beside what is expected, as the command line writes it, over several lines.
  ///
  /// `VerdictFile` and `CaseFileContent` read it.
  var json: String? { try? Judgement(self, declared: .upheld).jsonText }

  /// Attaches all that is known of it; `CI/full.d/walk` finds the file by its name.
  func attach(at sourceLocation: SourceLocation) {
    if let json { keep(json, named: "\(system).\(law.id).json", at: sourceLocation) }
  }

  /// Attaches what the cases were made of, as a table, where it came from cases.
  func attachDistribution(at sourceLocation: SourceLocation) {
    guard let table = distributionTable else { return }
    keep(
      "\(headline)\n\n\(table)", named: "\(system).\(law.id).mix.txt", at: sourceLocation)
  }

  /// What was learned of new systems, as a table for people, where it rests on that.
  var learnedText: String? {
    learned.map { table in
      (["\(system) when new", ""] + LearnedTableText(table).lines).joined(separator: "\n") + "\n"
    }
  }

  /// Prints what was learned, beside what is wrong; of a long table it says where that is kept.
  func printLearned() {
    guard let text = learnedText else { return }
    if text.count(where: \.isNewline) <= mostLinesPrinted { return print(text) }
    print(
      "\(system): what it does when new is a long table; swift test --attachments-path DIR keeps it"
    )
  }

  /// Attaches what was learned.
  func attachLearned(at sourceLocation: SourceLocation) {
    guard let text = learnedText else { return }
    keep(text, named: "\(system).learned.txt", at: sourceLocation)
    if let json = try? learned?.jsonText {
      keep(json, named: "\(system).learned.json", at: sourceLocation)
    }
  }
}

/// How long a table may be that is printed.
private let mostLinesPrinted = 24

/// Attaches a text to the running test where attachments are kept; elsewhere each would only be a line of
/// the log.
private func keep(_ text: String, named name: String, at sourceLocation: SourceLocation) {
  if !keepsAttachments { return }
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
}

/// Whether the test run has a place for attachments: a path for them, or Xcode's result bundle.
private let keepsAttachments =
  CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
  || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

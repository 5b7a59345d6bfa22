import BindingLaws
import Foundation
import LawChecking
import Testing

/// What is attached to a failure: all that is known of it as JSON, and a test to paste.
struct FailureAttachment {
  private let verdict: Verdict
  private let test: String?

  init<System: BindingSystem>(_ verdict: Verdict, on law: any Law, of system: System.Type) {
    self.verdict = verdict
    test = standAloneTest(of: verdict, by: law, on: system)
  }

  /// The verdict beside what is expected, as the command line writes it, over several lines.
  var json: String? { try? JSONText.of(Judgement(verdict, declared: .upheld)) }

  func record(_ sourceLocation: SourceLocation) {
    let name = "\(verdict.system).\(verdict.law.id)"
    if let json {
      Attachment.record(json, named: name + ".json", sourceLocation: sourceLocation)
    }
    if let test {
      Attachment.record(test, named: name + ".swift", sourceLocation: sourceLocation)
    }
  }
}

/// JSON for people: sorted, indented, with slashes as they are.
enum JSONText {
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

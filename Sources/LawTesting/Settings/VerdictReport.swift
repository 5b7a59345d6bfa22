import Foundation
import LawChecking
import LawTelling
import Testing

/// The file with the findings and issues of each expectation of a run, each as a line of JSON.
///
/// `swift package binding-laws write-tests` reads the file, and a test decodes what is written here.
struct VerdictReport {
  /// The report that the environment asks for, or nil if it asks for none.
  static let current = ProcessInfo.processInfo.environment["BINDING_LAWS_VERDICTS"].map(Self.init)

  /// The path of the file.
  let path: String

  /// A finding in a line of the file.
  private struct Finding: Encodable {
    let law: String
    let verdict: String
    let trace: [String]
    /// The equation that the case shows, in words.
    ///
    /// Empty if the case ended its process.
    let found: String
  }

  /// A line of the file with the verdicts of an expectation.
  private struct VerdictLine: Encodable {
    let file: String
    let line: Int
    let verdicts: [String]
    let broken: [Finding]
  }

  /// A line of the file with an issue.
  private struct IssueLine: Encodable {
    let file: String
    let line: Int
    let issue: String
  }

  /// Notes the verdicts of an expectation.
  ///
  /// Of the failures, those that stand for a mistake in a report come first: `write-tests` prints the first of all.
  ///
  /// - Parameter failures: The verdicts that are issues.
  func append(_ verdicts: [Verdict], failures: [Verdict], at location: SourceLocation) {
    let reported = failures.causes.map(\.reported)
    let others = failures.filter { !reported.contains($0) }
    append(
      VerdictLine(
        file: Self.file(location), line: location.line, verdicts: verdicts.map(\.kind.rawValue),
        broken: (reported + others).map(Self.finding)))
  }

  /// Notes the words of an issue.
  func append(issue text: String, at location: SourceLocation) {
    append(IssueLine(file: Self.file(location), line: location.line, issue: text))
  }

  /// Returns the name of the file at a place.
  private static func file(_ location: SourceLocation) -> String {
    location.fileID.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns a verdict as a finding in a line.
  private static func finding(_ verdict: Verdict) -> Finding {
    let example = verdict.counterexample
    var found = ""
    // A case that ended its process has read nothing that a law could compare.
    if let example, !verdict.kind.isDeath {
      found = "\(example.equation) = \(example.system), but the law requires \(example.model)"
    }
    return Finding(
      law: verdict.law.id, verdict: verdict.kind.rawValue, trace: example?.trace ?? [],
      found: found)
  }

  /// Appends a line.
  private func append(_ line: some Encodable) {
    guard let data = try? JSONEncoder().encode(line) else { return }
    appendLine(String(decoding: data, as: UTF8.self), to: path)
  }
}

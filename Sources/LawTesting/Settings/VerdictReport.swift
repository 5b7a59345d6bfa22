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
    let found: String
  }

  /// A line of the file: the verdicts of an expectation, or an issue.
  private struct Line: Encodable {
    let file: String
    let line: Int
    var verdicts: [String]?
    var broken: [Finding]?
    var issue: String?
  }

  /// Notes the verdicts of an expectation.
  ///
  /// - Parameter failures: The verdicts that are issues. For each mistake, the reported one comes first.
  func append(_ verdicts: [Verdict], failures: [Verdict], at location: SourceLocation) {
    let reported = failures.causes.map(\.reported)
    let others = failures.filter { !reported.contains($0) }
    append(
      Line(
        file: Self.file(location), line: location.line, verdicts: verdicts.map(\.kind.rawValue),
        broken: (reported + others).map(Self.finding)))
  }

  /// Notes the words of an issue.
  func append(issue text: String, at location: SourceLocation) {
    append(Line(file: Self.file(location), line: location.line, issue: text))
  }

  /// Returns the name of the file at a place.
  private static func file(_ location: SourceLocation) -> String {
    location.fileID.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns a verdict as a finding in a line.
  private static func finding(_ verdict: Verdict) -> Finding {
    let example = verdict.counterexample
    let isDeath = verdict.kind.isDeath
    let found = example.map { "\($0.equation) = \($0.system), but the law requires \($0.model)" }
    return Finding(
      law: verdict.law.id, verdict: verdict.kind.rawValue, trace: example?.trace ?? [],
      found: isDeath ? "" : found ?? "")
  }

  /// Appends a line.
  ///
  /// Tests may run at once: a line is one write, which stays whole.
  private func append(_ line: Line) {
    guard let data = try? JSONEncoder().encode(line), let file = fopen(path, "a") else { return }
    fputs(String(decoding: data, as: UTF8.self) + "\n", file)
    fclose(file)
  }
}

import BindingGenerators
import Foundation
import LawChecking

/// The files with the results of a case that tests replayed.
///
/// They have a line with the kind of verdict for each test that judged it, the words of their issues, and a
/// test that shows the case without the checker. The plugin of this package names the files and knows each word
/// in them: change both together.
struct ReplayReport {
  /// The text before `replay` in the lines to copy: the command of that plugin.
  static let command = "swift package binding-laws"

  /// The report that the environment asks for, or nil if it asks for none.
  static let current = ReplayReport(ProcessInfo.processInfo.environment)

  /// The path for the kinds of verdicts.
  let path: String
  /// The path for the issues, or nil if they are not wanted.
  let answer: String?
  /// The path for the test, or nil if it is not wanted.
  let test: String?
  /// The name in the token, readable or not.
  ///
  /// The name is the third part, as in `Token`.
  private let system: String

  /// Reads the paths from the variables of an environment.
  ///
  /// Nil if it asks for no report.
  init?(_ environment: [String: String]) {
    guard let path = environment["BINDING_LAWS_REPLAY_REPORT"] else { return nil }
    self.path = path
    answer = environment["BINDING_LAWS_REPLAY_ANSWER"]
    test = environment["BINDING_LAWS_REPLAY_TEST"]
    let parts = (environment["BINDING_LAWS_REPLAY"] ?? "").split(separator: "/")
    system = parts.count > 2 ? String(parts[2]) : ""
  }

  /// Notes that the case cannot be read, and that no test judged it.
  func appendUnreadable() { appendLine("unreadable", to: path) }

  /// Notes a system that a test judges, if its name is near the one in the token.
  func appendNear(_ name: String) {
    if nearest(to: system, among: [name]) != nil { appendLine("near \(name)", to: path) }
  }

  /// Notes that a test begins to replay the case, which may end the process.
  func appendBeginning() { appendLine("begun", to: path) }

  /// Notes a verdict on the case, and writes the test that shows it.
  func append(_ verdict: Verdict) {
    appendLine(verdict.kind.rawValue, to: path)
    guard let test, let text = verdict.counterexample?.testWithCopied else { return }
    // Several tests may judge the case, and one text is enough.
    try? Data(text.utf8).write(to: URL(fileURLWithPath: test), options: .atomic)
  }

  /// Notes the words of an issue.
  func append(issue text: String) {
    guard let answer else { return }
    appendLine(text.hasSuffix("\n") ? String(text.dropLast()) : text, to: answer)
  }
}

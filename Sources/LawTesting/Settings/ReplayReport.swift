import BindingGenerators
import Foundation
import LawChecking

/// The files that say what came of a case that tests replayed: a line for each test
/// that judged it, the kind of its verdict; what their issues say; and a test that shows it without the checker.
///
/// `BindingLawsPlugin` names the files and knows each word in them: change both together.
struct ReplayReport {
  /// What stands before `replay` in the lines to copy: the command of `BindingLawsPlugin`.
  static let command = "swift package binding-laws"

  /// Where the environment says.
  static let current = ReplayReport(ProcessInfo.processInfo.environment)

  let path: String
  /// Where the issues are wanted, if they are.
  let answer: String?
  /// Where the test is wanted, if it is.
  let test: String?
  /// The name that the token holds, readable or not; it is the third part, as `Token` has it.
  private let system: String

  init?(_ environment: [String: String]) {
    guard let path = environment["BINDING_LAWS_REPLAY_REPORT"] else { return nil }
    self.path = path
    answer = environment["BINDING_LAWS_REPLAY_ANSWER"]
    test = environment["BINDING_LAWS_REPLAY_TEST"]
    let parts = (environment["BINDING_LAWS_REPLAY"] ?? "").split(separator: "/")
    system = parts.count > 2 ? String(parts[2]) : ""
  }

  /// Notes that the case cannot be read, and that nobody judged it.
  func appendUnreadable() { append("unreadable", to: path) }

  /// Notes a system that a test judges, where it may be the one that is meant.
  func appendNear(_ name: String) {
    if nearest(to: system, among: [name]) != nil { append("near \(name)", to: path) }
  }

  /// Notes that a test begins to replay the case, which may end the process.
  func appendBeginning() { append("begun", to: path) }

  func append(_ verdict: Verdict) {
    append(verdict.kind.rawValue, to: path)
    guard let test, let text = verdict.counterexample?.testWithCopied else { return }
    // Several tests may judge the case, and one text is enough.
    try? Data(text.utf8).write(to: URL(fileURLWithPath: test), options: .atomic)
  }

  /// Notes what an issue says.
  func append(issue text: String) {
    guard let answer else { return }
    append(text.hasSuffix("\n") ? String(text.dropLast()) : text, to: answer)
  }

  /// Tests may run at once: a short line is one write, which stays whole.
  private func append(_ text: String, to place: String) {
    guard let file = fopen(place, "a") else { return }
    fputs(text + "\n", file)
    fclose(file)
  }
}

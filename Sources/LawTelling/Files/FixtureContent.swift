package import LawChecking

/// The content of a fixture: no verdict but a case, and how it has to end.
///
/// A verdict has all of its keys. They are few, so that a file stays the same when verdicts say more.
/// `CaseFileContent` reads them by name.
package struct FixtureContent: Codable, Hashable, Sendable {
  /// The format of files.
  ///
  /// Tests and the command line refuse any other.
  package static let currentFormat = 1
  /// The format of this file.
  package private(set) var format = currentFormat
  /// The counterexample in a sentence.
  package let about: String
  /// The name of the system.
  package let system: String
  /// The identifier of the law.
  package let law: String
  /// The case in the trace language.
  package let trace: [String]
  /// The case to replay.
  package let token: String
  /// The kind of verdict that the case must have.
  package let verdict: String
}

extension FixtureContent {
  /// Describes the counterexample of a verdict.
  ///
  /// Nil if there is none, or if it has no token.
  ///
  /// - Parameter kind: The kind of verdict that the case must have.
  package init?(_ verdict: Verdict, expecting kind: Verdict.Kind) {
    guard let found = verdict.counterexample, let token = found.token else { return nil }
    self.init(
      about: verdict.headline, system: verdict.system, law: verdict.law.id,
      trace: found.predicted, token: token, verdict: kind.rawValue)
  }

  /// The path of the file, below the folder of all fixtures.
  package var path: String { path(marked: "") }

  /// The path of the file if the usual path has a file about another case, such as one that starts elsewhere.
  ///
  /// Kept files are named by this hash: with another hash their cases would be recorded twice.
  var pathBesideAnother: String {
    path(marked: "-" + String(fnv1a(trace.joined(separator: ";").utf8), radix: 16))
  }

  /// Returns a readable path, made from the trace.
  ///
  /// A slug loses minus signs, so a word replaces them.
  private func path(marked mark: String) -> String {
    let defect = trace.dropFirst().joined(separator: "-").replacing(" -", with: " minus ").slug
    return "\(law)/\(system.slug).\(defect.isEmpty ? "start" : defect)\(mark).json"
  }
}

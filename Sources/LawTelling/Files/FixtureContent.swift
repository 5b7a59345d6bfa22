package import LawChecking

/// What a fixture holds: no verdict but a case, and how it has to end.
///
/// A verdict has all of its keys. They are few, so that a file stays as it is when verdicts say more.
/// `CaseFileContent` reads them by name.
package struct FixtureContent: Codable, Hashable, Sendable {
  /// Tests and the command line refuse files of another format.
  package static let currentFormat = 1
  package private(set) var format = currentFormat
  /// The counterexample in a sentence.
  package let about: String
  package let system: String
  package let law: String
  /// The case in the trace language.
  package let trace: [String]
  /// The case to replay.
  package let token: String
  /// How the case ends as long as everything is as it should be.
  package let verdict: String
}

extension FixtureContent {
  /// What stands for the counterexample of a verdict; `nil` where there is none, or it has no token.
  ///
  /// - Parameter kind: How the case ends as long as everything is as it should be.
  package init?(_ verdict: Verdict, expecting kind: Verdict.Kind) {
    guard let found = verdict.counterexample, let token = found.token else { return nil }
    self.init(
      about: verdict.headline, system: verdict.system, law: verdict.law.id,
      trace: found.predicted, token: token, verdict: kind.rawValue)
  }

  /// Where the file belongs, below the folder of all fixtures.
  package var path: String { path(marked: "") }

  /// Where the file belongs if that path has a file about another case, such as one that starts elsewhere.
  ///
  /// Kept files are named by this hash: by another one their cases would be recorded twice.
  var pathBesideAnother: String {
    path(marked: "-" + String(fnv1a(trace.joined(separator: ";").utf8), radix: 16))
  }

  /// A name that people can read is made of the trace; a slug loses minus signs, so that a word stands for one.
  private func path(marked mark: String) -> String {
    let defect = trace.dropFirst().joined(separator: "-").replacing(" -", with: " minus ").slug
    return "\(law)/\(system.slug).\(defect.isEmpty ? "start" : defect)\(mark).json"
  }
}

extension String {
  /// Letters and digits of ASCII, all between as single hyphens, cut after 60 characters.
  ///
  /// Fixtures that users keep are named by it: another slug makes tests refuse their files.
  package var slug: String {
    split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-").prefix(60)
      .description
  }
}

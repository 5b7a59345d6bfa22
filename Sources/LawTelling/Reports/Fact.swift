/// A statement about a finding, with a label.
package struct Fact: Hashable, Sendable {
  /// The label of a fact, as reports, pages and Markdown print it.
  ///
  /// `ReadingAFailure.md` explains each, and the skill in `.agents` some.
  package enum Label: String, CaseIterable, Sendable {
    /// The law in mathematics.
    case law
    /// The values of the law's variables.
    case variables = "where"
    /// The reading of the system.
    case found
    /// The reading that the law requires.
    case required
    /// The result of a case that breaks no law.
    case result
    /// The failure, in a report.
    case broken
    /// The crash, in a report.
    case crashed
    /// The failure that does not come every time, in a report.
    case once
    /// The end of a case that took too long, in a report.
    case timedOut = "timed out"
    /// The observation of the case, in a sentence.
    case what
    /// The other laws that are broken.
    case also
    /// Other laws that are broken, in a row that follows on `also`.
    case and
    /// The habit of SwiftUI.
    case swiftUI = "SwiftUI"
    /// The derivation to write instead.
    case write
    /// The flaw of the model, as a possible cause.
    case model
    /// The crashes of a child, as a possible cause.
    case crashes
    /// The threads that raced, as the cause of an uncertain verdict.
    case threads
    /// The end of an earlier run, in a test.
    case earlier
    /// The reason why a new law only warns, in a test.
    case proposed
    /// The line that skips a law which is a policy, in a test.
    case policy
    /// The laws that a test gave up.
    case gaveUp = "gave up"
    /// The argument of a test that would allow what the case shows.
    case meant = "meant?"

    /// Whether the text of such a fact is code, and no sentence.
    var isCode: Bool {
      switch self {
      case .law, .variables, .found, .required: true
      default: false
      }
    }

    /// The class of the fact on a page.
    ///
    /// `pageStyle` uses some.
    var cssClass: String { rawValue }
  }

  let label: Label
  let text: String

  package init(_ label: Label, _ text: String) {
    self.label = label
    self.text = text
  }
}

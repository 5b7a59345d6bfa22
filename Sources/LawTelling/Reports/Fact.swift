/// A statement about a finding, with a label.
package struct Fact: Hashable, Sendable {
  /// The label of a fact, as reports, pages and Markdown print it: nine letters at most.
  ///
  /// `ReadingAFailure.md` explains each, and the skill in `.agents` some.
  package enum Label: String, Sendable {
    /// The law in mathematics, and the values of its variables.
    case law
    case variables = "where"
    /// The reading of the system, what it must be, and the result of a case that breaks no law.
    case found, required, result
    /// The failure, in a report.
    case broken, crashed, once
    case timedOut = "timed out"
    /// The observation of the case, in a sentence.
    case what
    /// The other laws that are broken, and more of them.
    case also, and
    /// The habit of SwiftUI.
    case swiftUI = "SwiftUI"
    /// The derivation to write instead.
    case write
    /// The possible causes besides the system.
    case model, crashes, threads
    /// The additions of a test: where an earlier run ended, why a law only warns, what it gave up, what may
    /// be meant.
    case earlier, proposed, policy
    case gaveUp = "gave up"
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

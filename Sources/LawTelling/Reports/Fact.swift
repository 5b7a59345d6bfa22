/// Something to say of a finding, with a word for it.
package struct Fact: Hashable, Sendable {
  /// The words for facts, as reports, pages and Markdown print them: nine letters at most.
  ///
  /// `ReadingAFailure.md` explains each, and the skill in `.agents` some.
  package enum Label: String, Sendable {
    /// The law in mathematics, and the values of its variables.
    case law
    case variables = "where"
    /// What the system showed, what it must show, and what came of a case that breaks no law.
    case found, required, result
    /// What went wrong, in a report.
    case broken, crashed, once
    case timedOut = "timed out"
    /// What the case shows in a sentence.
    case what
    /// Other laws that break, and more of them.
    case also, and
    /// What SwiftUI is known to do.
    case swiftUI = "SwiftUI"
    /// What may be written instead.
    case write
    /// What may be to blame besides the system.
    case model, crashes, threads
    /// What a test has to add: where an earlier run ended, what it gave up, why it only warns, what may be meant.
    case earlier, proposed, policy
    case gaveUp = "gave up"
    case meant = "meant?"

    /// Whether its text is code, and no sentence.
    var isCode: Bool {
      switch self {
      case .law, .variables, .found, .required: true
      default: false
      }
    }

    /// The class that it has on a page: `pageStyle` knows some.
    var cssClass: String { rawValue }
  }

  let label: Label
  let text: String

  package init(_ label: Label, _ text: String) {
    self.label = label
    self.text = text
  }
}

import BindingLaws
import Foundation

// Laws that try the output: odd texts, no findings at all, a run that is interrupted, and a question that only
// one law asks.

extension Law {
  /// A law whose texts hold all characters that some format has to escape.
  static let odd = Law(
    "a<b & \"c\", 'd'", "1 < 2 & \"3\" > '2', 100%\u{7}\u{1B}[0m ]]> \u{FFFE}\r\n::error::no",
    "a < b && b > \"c\"", Odd())

  /// A law that finds nothing.
  static let silent = Law("silent", "nothing is wrong", "a < b && b > \"c\"", Silent())

  /// A law that presses Ctrl-C, or sends SIGTERM if the environment says so, and waits.
  static let interrupting = Law(
    "interrupting", "nothing is wrong", "a < b && b > \"c\"", Interrupting())

  /// A law about models with a title, for which it asks before there is a case.
  static let titled = Law("titled", "nothing is wrong", "a < b && b > \"c\"", Titled())
}

struct Odd: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.p, .a], after: [.set(.p, .a)]) { variables, moment in
      Discrepancy(
        reading: variables.p, moment.reading(variables.p), expected: variables.a, by: model)
    }
  }
}

struct Silent: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.p], after: []) { _, _ in nil }
  }
}

struct Interrupting: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.p], after: []) { _, _ in
      let signal = getenv("UNRULY_SIGNAL") == nil ? SIGINT : SIGTERM
      // It sends the signal again and again, because the handler may not be installed yet.
      while true {
        kill(getpid(), signal)
        usleep(100_000)
      }
    }
  }
}

/// A model with a title.
protocol TitledModel {
  var title: String { get }
}

struct Titled: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    guard let title = (model as? any TitledModel)?.title else { return nil }
    return .forAll([.p], after: []) { _, _ in
      title.isEmpty ? Discrepancy(at: .base, found: "no title", expected: "a title") : nil
    }
  }
}

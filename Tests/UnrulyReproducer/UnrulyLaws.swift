import BindingLaws
import Foundation

/// Laws that hold more, or do more, than laws should.
enum UnrulyLaw: String, Law {
  /// Its words hold all that some format has to escape.
  case odd = "a<b & \"c\", 'd'"
  /// It finds nothing.
  case silent
  /// It presses Ctrl-C and waits.
  case interrupting

  var title: String {
    switch self {
    case .odd: "1 < 2 & \"3\" > '2', 100%\u{7}\u{1B}[0m ]]> \u{FFFE}\r\n::error::no"
    case .silent, .interrupting: "nothing is wrong"
    }
  }

  var maths: String { "a < b && b > \"c\"" }

  func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    switch self {
    case .odd:
      .forAll([.p, .a], after: { [.set($0.p, $0.a)] }) {
        Discrepancy(reading: $0.p, $1.reading($0.p), owed: $0.a, by: M.self)
      }
    case .silent: .forAll([.p], after: { _ in [] }) { _, _ in nil }
    case .interrupting:
      .forAll([.p], after: { _ in [] }) { _, _ in
        // Again and again, since nobody may be listening yet.
        while true {
          kill(getpid(), SIGINT)
          usleep(100_000)
        }
      }
    }
  }
}

import BindingLaws
import LawChecking

/// What a cell of a table holds.
struct Cell: Equatable {
  let text: String
  /// The sign of a state of a switch.
  let sign: String?

  init(_ text: String, sign: String? = nil) {
    self.text = text
    self.sign = sign
  }

  init(_ value: TraceValue) { self.init(value.text, sign: value.state?.sign) }

  /// The sign, or else the text.
  var brief: String { sign ?? text }
}

extension Counterexample.Reading {
  /// What tables show of it; `Words.md` explains `–` and `?`.
  var cell: Cell {
    switch self {
    case .value(let value): Cell(value)
    case .missing: Cell("–")
    case .unseen: Cell("?")
    }
  }

  /// What was read.
  var value: TraceValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether one sign stands for it.
  var isSign: Bool { value?.state != nil || value == nil }
}

extension TraceValue.State {
  /// `Words.md` explains the signs.
  fileprivate var sign: String {
    switch self {
    case .on: "●"
    case .off: "○"
    case .mixed: "◐"
    }
  }
}

extension Counterexample.Write {
  /// The base, and the transaction in which it was written.
  var text: String { base.text + (transaction.map { " in \($0)" } ?? "") }
}

extension Counterexample.End {
  /// How the process ended, the runtime's own sentence first: `Index out of range (SIGILL)`.
  var text: String {
    guard let says else { return what + (cause.map { " (\($0))" } ?? "") }
    return cause.map { "\(says) (\($0))" } ?? "\(what): \(says)"
  }
}

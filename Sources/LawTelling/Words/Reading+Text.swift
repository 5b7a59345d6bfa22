import BindingLaws
import LawChecking

/// The content of a cell of a table.
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
  /// The cell of the reading.
  ///
  /// `Words.md` explains `–` and `?`.
  var cell: Cell {
    switch self {
    case .value(let value): Cell(value)
    case .missing: Cell("–")
    case .unseen: Cell("?")
    }
  }

  /// The value that was read, or nil if there is none.
  var value: TraceValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether one sign stands for the reading.
  var isSign: Bool { value?.state != nil || value == nil }
}

extension TraceValue.State {
  /// The sign of the state.
  ///
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
  /// The base, and the transaction of the write.
  var text: String { base.text + (transaction.map { " in \($0)" } ?? "") }
}

extension Counterexample.End {
  /// The end of the process, with the runtime's own sentence first: `Index out of range (SIGILL)`.
  var text: String {
    guard let says else { return what + (cause.map { " (\($0))" } ?? "") }
    return cause.map { "\(says) (\($0))" } ?? "\(what): \(says)"
  }
}

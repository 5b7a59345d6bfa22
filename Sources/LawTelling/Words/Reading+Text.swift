import BindingLaws
import LawChecking

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

import BindingLaws

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

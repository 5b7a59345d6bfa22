import LawTelling

/// The colours that distinguish results; a word or a sign does so, too.
enum Colour: Int {
  case red = 31
  case green = 32
  case yellow = 33
  case bold = 1
}

extension Console {
  /// The text in a colour, where colours are shown.
  func paint(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Lines as one text, each in the colour of what it is.
  func paint(_ lines: [Line]) -> String { lines.map(paint).joined(separator: "\n") }

  /// A line in the colour of what it is.
  func paint(_ line: Line) -> String {
    switch line.role {
    case .plain: line.text
    case .headline(isFailure: true): paint(line.text, .red)
    case .headline(isFailure: false): paint(line.text, .bold)
    case .firstDifference: paint(line.text, .yellow)
    }
  }
}

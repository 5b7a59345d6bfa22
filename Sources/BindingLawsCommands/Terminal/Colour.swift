import LawTelling

/// The colours that distinguish results.
///
/// A word or a sign distinguishes them, too.
enum Colour: Int {
  case red = 31
  case green = 32
  case yellow = 33
  case bold = 1
}

extension Console {
  /// Returns the text in a colour, if colours are shown.
  func paint(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns lines as one text, each in the colour of its role.
  func paint(_ lines: [Line]) -> String { lines.map(paint).joined(separator: "\n") }

  /// Returns a line in the colour of its role.
  func paint(_ line: Line) -> String {
    switch line.role {
    case .plain: line.text
    case .headline(isFailure: true): paint(line.text, .red)
    case .headline(isFailure: false): paint(line.text, .bold)
    case .firstDifference: paint(line.text, .yellow)
    }
  }
}

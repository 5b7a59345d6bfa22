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

  /// A report with its headline and the first difference marked.
  func paint(report: String) -> String {
    guard isColoured else { return report }
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let headline = lines.prefix(1).map { line in
      paint(line, failures.contains { line.contains($0) } ? .red : .bold)
    }
    return (headline + lines.dropFirst().map(paint(line:))).joined(separator: "\n")
  }

  /// A line of a report, marked where it has the first difference.
  func paint(line: String) -> String {
    line.contains("← first difference") ? paint(line, .yellow) : line
  }

  /// What `Verdict.headline` in `LawTelling` says of failures; the mark above is that of `TraceTable`.
  private var failures: [String] {
    [" breaks ", " is flaky on ", " crashed on ", " timed out on "]
  }
}

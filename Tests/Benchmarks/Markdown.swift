import LawTelling

/// Returns a table in Markdown.
func markdown(_ head: [String], _ rows: [[String]]) -> String {
  let lines = ([head] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  let rule = "|" + head.map { _ in "---|" }.joined()
  return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
}

/// Returns a paragraph in Markdown, in lines as long as those of the articles.
func paragraph(_ text: String) -> String { text.lines(of: width).joined(separator: "\n") }

/// Returns a point of a list in Markdown.
func point(_ text: String) -> String {
  "- " + text.lines(of: width - 2).joined(separator: "\n  ")
}

/// The length of lines in the articles.
private let width = 120

/// Returns a percentage with one digit after the point.
func percent(_ part: Int, of whole: Int) -> String {
  let share = 100 * Double(part) / Double(Swift.max(1, whole))
  return share.rounded(to: 1) + " %"
}

extension Int {
  /// The number as text, with a comma before each three digits: 3,000.
  var withCommas: String {
    if self < 1_000 { return "\(self)" }
    // The 1 in front keeps the zeros.
    let lastDigits = "\(1_000 + self % 1_000)".dropFirst()
    return "\((self / 1_000).withCommas),\(lastDigits)"
  }
}

extension Double {
  /// The number, rounded to a whole one, as text.
  var whole: String { "\(Int(rounded()))" }
}

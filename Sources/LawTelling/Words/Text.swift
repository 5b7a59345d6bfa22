extension String {
  /// The text with blanks after it.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with blanks before it.
  package func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text, or as much of it as fits.
  package func cut(to width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }
}

extension String {
  /// The words in lines of at most so many columns.
  package func lines(of width: Int) -> [String] {
    split(separator: " ").reduce(into: [String]()) { lines, word in
      guard let last = lines.last, last.count + 1 + word.count <= width else {
        return lines.append(String(word))
      }
      lines[lines.count - 1] = last + " " + word
    }
  }
}

extension Int {
  /// The number and a noun, such as `1 base` and `3 bases`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Double {
  /// The number with so many digits after the point.
  package func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = "\(scaled % scale)"
    if digits == 0 { return "\(scaled)" }
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension String {
  /// Returns the text with blanks after it.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with blanks before it.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Returns the text, or as much of it as fits.
  package func cut(to width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }
}

extension String {
  /// Returns the words in lines of a limited width.
  package func lines(of width: Int) -> [String] {
    split(separator: " ").map(String.init).flowing(in: width, apart: " ")
  }
}

extension [String] {
  /// Returns the pieces one after the other, in lines of a limited width.
  func flowing(in width: Int, apart gap: String = "   ") -> [String] {
    reduce(into: []) { lines, piece in
      guard let last = lines.last, last.count + gap.count + piece.count <= width else {
        return lines.append(piece)
      }
      lines[lines.count - 1] = last + gap + piece
    }
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double { self / .seconds(1) }
}

extension Double {
  /// Returns the number with this many digits after the point.
  package func rounded(to digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = "\(scaled % scale)"
    if digits == 0 { return "\(scaled)" }
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

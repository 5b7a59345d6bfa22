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

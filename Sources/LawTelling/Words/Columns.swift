extension [[String]] {
  /// The width of each column of these rows.
  var widths: [Int] {
    let columns = map(\.count).max() ?? 0
    // Not one expression: that took the compiler two seconds.
    return (0..<columns).map { column in
      let rows = filter { $0.count > column }
      return rows.map { $0[column].count }.max() ?? 0
    }
  }

  /// Returns the rows as lines, with cells below each other and a gap between the columns.
  ///
  /// Kept tables have this layout, so it stays.
  func columns(apart gap: Int) -> [String] {
    let widths = widths
    let gap = String(repeating: " ", count: gap)
    return map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: gap).withoutBlanksAtEnd
    }
  }
}

extension String {
  /// The text without the blanks at its end.
  var withoutBlanksAtEnd: String {
    String(prefix(count - reversed().prefix { $0 == " " }.count))
  }
}

extension [[String]] {
  /// How wide each column is in which the cells of these rows stand.
  var widths: [Int] {
    (0..<(map(\.count).max() ?? 0)).map { column in
      compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
    }
  }

  /// The rows as lines, their cells below each other with a gap between the columns.
  func columns(apart gap: Int) -> [String] {
    let (widths, gap) = (widths, String(repeating: " ", count: gap))
    return map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: gap).withoutBlanksAtEnd
    }
  }
}

extension String {
  /// The text as far as anything is in it.
  var withoutBlanksAtEnd: String {
    String(prefix(count - reversed().prefix { $0 == " " }.count))
  }
}

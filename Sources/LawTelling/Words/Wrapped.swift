extension String {
  /// Returns the text in lines of a limited width.
  ///
  /// Lines end at blanks, and a word that is too long for a line is cut. Kept tables have such lines.
  ///
  /// - Parameters:
  ///   - width: The width of a line with its blanks, in columns.
  ///   - indent: The number of blanks before the first line.
  ///   - margin: The number of blanks before the other lines, less than the width.
  func wrapped(to width: Int, indent: Int = 0, margin: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      let available = width - (lines.count == 1 ? indent : margin)
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= available {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    let first = lines[0].prefix(max(0, width - indent))
    let others = [String(lines[0].dropFirst(first.count))] + lines.dropFirst()
    let pieces = [String(first)] + others.flatMap { $0.pieces(of: width - margin) }
    return pieces.enumerated().map { index, piece in
      String(repeating: " ", count: index == 0 ? indent : margin) + piece
    }
  }

  /// Returns the text cut into pieces of a width.
  private func pieces(of width: Int) -> [String] {
    stride(from: 0, to: count, by: width).map { String(dropFirst($0).prefix(width)) }
  }
}

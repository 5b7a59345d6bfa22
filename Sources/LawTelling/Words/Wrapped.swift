extension String {
  /// The text in lines of at most so many columns, indented by a margin after the first.
  ///
  /// It is broken at blanks, or, where a word is too long, inside of it. The margin has to be less than the
  /// width. Kept tables are broken so, too.
  func wrapped(to width: Int, margin: Int) -> [String] {
    let indent = prefix { $0 == " " }
    var lines = [""]
    for word in dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      let room = width - (lines.count == 1 ? indent.count : margin)
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= room {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    let first = lines[0].prefix(max(0, width - indent.count))
    let rest = [String(lines[0].dropFirst(first.count))] + lines.dropFirst()
    let pieces = [String(first)] + rest.flatMap { $0.pieces(of: width - margin) }
    return pieces.enumerated().map {
      ($0 == 0 ? String(indent) : String(repeating: " ", count: margin)) + $1
    }
  }

  private func pieces(of width: Int) -> [String] {
    stride(from: 0, to: count, by: width).map { String(dropFirst($0).prefix(width)) }
  }
}

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

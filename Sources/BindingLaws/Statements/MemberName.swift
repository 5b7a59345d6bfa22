extension String {
  /// The member's name for this name of a law or family: `setGet` for `set-get`.
  package var memberName: String {
    let words = split { $0 == "-" || $0 == " " }.map(String.init)
    return words.dropFirst().reduce(words.first ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

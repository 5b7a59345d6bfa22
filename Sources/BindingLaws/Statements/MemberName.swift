extension String {
  /// The member's name for this name of a law or family: `setGet` for `set-get`.
  package var memberName: String {
    let words = split { $0 == "-" || $0 == " " }.map(String.init)
    return words.dropFirst().reduce(words.first ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

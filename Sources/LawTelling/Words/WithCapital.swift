extension String {
  /// The text with a capital letter at its beginning.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}

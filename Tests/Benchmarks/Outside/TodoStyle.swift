/// A lawful way to write the same app.
enum TodoStyle: String, CaseIterable, Codable {
  case plain
  /// Toggle-all sets one row after the other through its binding.
  case rowByRow = "row by row"
  /// The text of the count is kept, and made again after each change.
  case keptCount = "kept count"
  /// A binding remembers where its row was, and looks there first.
  case remembered = "remembered places"
}

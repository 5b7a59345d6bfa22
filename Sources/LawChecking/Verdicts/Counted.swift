extension Int {
  /// Returns the number and a noun, such as `1 base` and `3 bases`.
  ///
  /// Reports and remarks in JSON print it.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Int {
  /// The number and a noun, such as `1 base` and `3 bases`; reports and remarks in JSON print it.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

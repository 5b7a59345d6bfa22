extension [UInt64] {
  /// Whether these draws are simpler than others: smaller at the first place at which they differ, or else fewer.
  ///
  /// The first draw of a case is the number of its operations, so a case with fewer operations is simpler.
  /// `CaseEnumerator` counts in this order, and `MinimalityCertificate` stops by it: they have to agree.
  func isSimpler(than other: [UInt64]) -> Bool {
    lexicographicallyPrecedes(other)
  }
}

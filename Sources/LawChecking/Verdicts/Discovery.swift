/// How a failing case was found and simplified: what a `Counterexample` repeats of the search.
///
/// `LawCheck+Broken` and `ReplayedCase` fill it in.
/// `Subject.counterexample` copies it into the fields that reports and JSON show.
struct Discovery {
  /// The number of the case, counted from 1; `nil` when it was named.
  var foundAt: Int?
  /// How many operations happened in the case as it was found, before it was simplified.
  var operations: Int
  /// How many runs simplifying took.
  var simplifications = 0
  /// Whether every smaller case was run, and how many those were.
  var minimal = Counterexample.Minimality.unknown
}

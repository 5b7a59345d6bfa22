/// How a case was found and made smaller.
struct Discovery {
  /// The number of the case, counted from 1; `nil` when it was named.
  var foundAt: Int?
  /// How many operations happened in it.
  var operations: Int
  /// How many runs simplifying took.
  var simplifications = 0
  var minimal = Counterexample.Minimality.unknown
}

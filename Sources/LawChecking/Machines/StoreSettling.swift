/// The times at which a store settles by itself, beside those at which a trace says `settle`.
enum StoreSettling {
  /// After the store is made, and after each operation.
  case afterEachOperation
  /// After the store is made.
  case atStart
  /// At no other time than the trace says.
  case asTraced
}

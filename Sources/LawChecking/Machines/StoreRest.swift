/// The times at which a store comes to rest.
enum StoreRest {
  /// After it is made and after each operation.
  case always
  /// After it is made, and then when the trace says so.
  case atStart
  /// When the trace says so.
  case never
}

/// Returns a value as one of the same type under another name.
///
/// Nil if the types differ.
func sameValue<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
  Value.self == Other.self ? unsafeBitCast(value, to: Other.self) : nil
}

/// Returns a value as one of a type.
///
/// Nil if it is of another type.
func cast<Value>(_ value: any Equatable, to type: Value.Type) -> Value? {
  func open<Known: Equatable>(_ known: Known) -> Value? { sameValue(known, as: type) }
  return open(value)
}

/// The meaning of a number in a case.
@usableFromInline
package enum CaseField {
  /// The handle that an operation goes through.
  case handle
  /// The value to set.
  case value
  /// The base to write.
  case base
  /// The action of the world.
  case action
  /// The base to start from.
  case start
}

import BindingLaws

/// A binding to a field.
struct FieldBinding: BindingProtocol {
  /// Reads the field.
  let get: () -> FieldValue
  /// Writes the field.
  let set: (FieldValue) -> Void
  var wrappedValue: FieldValue {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

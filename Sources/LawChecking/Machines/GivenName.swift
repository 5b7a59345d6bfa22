/// The name of a system that is not called by its type, such as one that a closure makes.
///
/// `CI/full.d/walk` looks for a note.
package struct GivenName: Sendable {
  /// The name in reports and tokens.
  ///
  /// A token cannot be read if the name holds a slash.
  package let text: String
  /// The property of an object that holds the base, such as `.count`, in a test that stands alone.
  ///
  /// Nil if a source holds the base.
  let property: String?
  /// Whether there may be no binding.
  let isOptional: Bool
  /// The text that the reader has to replace.
  let note: String
  /// Returns the Swift text that makes the binding of a port.
  let derivation: @Sendable (_ port: String) -> String

  /// - Parameters:
  ///   - text: The name in reports and tokens.
  ///   - property: The property of an object that holds the base, in a test that stands alone. Nil if a
  ///     source holds the base.
  ///   - isOptional: Whether there may be no binding.
  ///   - note: The text that the reader has to replace.
  ///   - derivation: Returns the Swift text that makes the binding of a port.
  package init(
    _ text: String, property: String? = nil, isOptional: Bool, note: String,
    derivation: @escaping @Sendable (_ port: String) -> String
  ) {
    self.text = text
    self.property = property
    self.isOptional = isOptional
    self.note = note
    self.derivation = derivation
  }
}

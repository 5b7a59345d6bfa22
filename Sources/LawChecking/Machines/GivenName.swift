/// What a system is called that does not go by the name of its type, as where a closure makes it.
///
/// `CI/full.d/walk` looks for a note.
package struct GivenName: Sendable {
  /// What reports and tokens call it; a token cannot be read if it holds a slash.
  package let text: String
  /// How a test that stands alone writes the property of an object that holds the base, such as `.count`;
  /// `nil` where a source holds it.
  let property: String?
  /// Whether there may be no binding.
  let isOptional: Bool
  /// What the reader has to put in.
  let note: String
  /// How it writes what makes the binding of a port.
  let derivation: @Sendable (_ port: String) -> String

  /// - Parameters:
  ///   - text: What reports and tokens call it.
  ///   - property: How a test that stands alone writes the property of an object that holds the base; `nil`
  ///     where a source holds it.
  ///   - isOptional: Whether there may be no binding.
  ///   - note: What the reader has to put in.
  ///   - derivation: How it writes what makes the binding of a port.
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

/// What a system is called that does not go by the name of its type, as where a closure makes it.
///
/// `CI/full.d/walk` looks for a note.
package struct GivenName: Sendable {
  /// What reports and tokens call it; a token cannot be read if it holds a slash.
  package let text: String
  /// How a test that stands alone writes the base.
  ///
  /// Where that is `source.value`, `SystemWords` has the test make a source; otherwise an `object`.
  let base: String
  /// How it writes what makes the binding of a port `$`.
  let derivation: String
  /// Whether there may be no binding.
  let isOptional: Bool
  /// What the reader has to put in.
  let note: String

  /// - Parameters:
  ///   - text: What reports and tokens call it.
  ///   - base: How a test that stands alone writes the base.
  ///   - derivation: How it writes what makes the binding of a port `$`.
  ///   - isOptional: Whether there may be no binding.
  ///   - note: What the reader has to put in.
  package init(
    _ text: String, base: String, derivation: String, isOptional: Bool, note: String
  ) {
    self.text = text
    self.base = base
    self.derivation = derivation
    self.isOptional = isOptional
    self.note = note
  }
}

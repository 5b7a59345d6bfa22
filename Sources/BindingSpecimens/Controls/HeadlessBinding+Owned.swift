import LawfulBindings

extension HeadlessBinding {
  /// Returns a binding to a value that a control owns, until somebody else provides a binding for it.
  ///
  /// The owner is determined at each read and at each write, so a held binding follows the provider when it
  /// appears or disappears. Nothing is copied from one owner to the other. The laws judge it through systems
  /// in `Ownership` and `Honesty`, and `CI/full.d/source-mutants.txt` quotes its code.
  ///
  /// - Parameters:
  ///   - own: The binding to the control's own value.
  ///   - provider: Returns the current provider. Nil if there is none.
  static func owned(_ own: Self, provider: @escaping () -> Self?) -> Self {
    let current = { provider() ?? own }
    return HeadlessBinding(
      read: { current().wrappedValue }, accepts: { current().accepts($0) },
      write: { current().set($0, in: $1) })
  }
}

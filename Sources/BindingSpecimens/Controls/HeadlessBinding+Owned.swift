import LawfulBindings

extension HeadlessBinding {
  /// A binding to a value that a control owns, until somebody else provides a binding for it.
  ///
  /// Who owns the value is decided at each read and at each write, so a binding that is kept while
  /// the provider appears or disappears follows it. Nothing is copied from one owner to the other.
  /// Systems in `Ownership` and `Honesty` have it judged, and `CI/full.d/source-mutants.txt` quotes its code.
  ///
  /// - Parameters:
  ///   - own: Where the own value is kept.
  ///   - provider: Returns the provider of now, `nil` for none.
  static func owned(_ own: Self, provider: @escaping () -> Self?) -> Self {
    let current = { provider() ?? own }
    return HeadlessBinding(
      read: { current().wrappedValue }, accepts: { current().accepts($0) },
      write: { current().set($0, in: $1) })
  }
}

import LawfulBindings

/// A value that a control owns, until somebody else provides a binding for it.
///
/// Who owns the value is decided at each read and at each write, so a binding that is kept while
/// the provider appears or disappears follows it. Nothing is copied from one owner to the other.
/// Systems in `Ownership` have it judged, and `CI/full.d/source-mutants.txt` quotes its code.
final class OwnedBinding<Value> {
  private let ownBinding: HeadlessBinding<Value>
  private var findProvider: () -> HeadlessBinding<Value>?

  /// An owner of a value that nobody else knows.
  convenience init(_ own: Value, provided: HeadlessBinding<Value>? = nil) {
    self.init(own: HeadlessState(wrappedValue: own).projectedValue) { provided }
  }

  /// An owner whose own value is kept elsewhere.
  ///
  /// - Parameters:
  ///   - own: Where the own value is kept.
  ///   - provider: Returns the provider of now, `nil` for none.
  init(own: HeadlessBinding<Value>, provider: @escaping () -> HeadlessBinding<Value>?) {
    ownBinding = own
    findProvider = provider
  }

  /// The value the control owns.
  ///
  /// It is left alone while there is a provider.
  var own: Value { ownBinding.wrappedValue }

  /// The provider, `nil` for none.
  var provided: HeadlessBinding<Value>? {
    get { findProvider() }
    set { findProvider = { newValue } }
  }

  /// A binding to whichever value counts at the time.
  var binding: HeadlessBinding<Value> {
    HeadlessBinding(
      read: { self.current.wrappedValue },
      accepts: { self.current.accepts($0) },
      write: { self.current.set($0, in: $1) })
  }

  private var current: HeadlessBinding<Value> { provided ?? ownBinding }
}

/// A value that a control owns, until somebody else provides a binding for it.
///
/// Who owns the value is decided at each read and at each write, so a binding that is kept while
/// the provider appears or disappears follows it. Nothing is copied from one owner to the other.
package final class OwnedBinding<Value> {
  /// The value the control owns.
  ///
  /// It is left alone while there is a provider.
  @HeadlessState package private(set) var own: Value
  /// The provider, `nil` for none.
  package var provided: HeadlessBinding<Value>?

  package init(_ own: Value, provided: HeadlessBinding<Value>? = nil) {
    self.own = own
    self.provided = provided
  }

  /// A binding to whichever value counts at the time.
  package var binding: HeadlessBinding<Value> {
    HeadlessBinding(
      read: { self.current.wrappedValue },
      accepts: { self.current.accepts($0) },
      write: { self.current.set($0, in: $1) })
  }

  private var current: HeadlessBinding<Value> { provided ?? $own }
}

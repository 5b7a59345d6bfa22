/// Another form of a value, there and back: the text of a number, the index of a tag, seconds in minutes.
///
/// ```swift
/// struct TabText: ValueConversion {
///   func shown(_ tab: Tab) -> String { tab.rawValue }
///   func stored(_ text: String) -> Tab? { Tab(rawValue: text) }
/// }
/// ```
///
/// `$tab[as: TabText()]` is then a binding to the text of a tab.
///
/// A conversion is `Hashable`, unlike two closures. So a binding through ``Swift/Equatable/subscript(as:)``
/// is recognised as the same one when it is derived again.
public protocol ValueConversion<Stored, Shown>: Hashable {
  /// The type that is stored.
  associatedtype Stored: Equatable
  /// The type that is read and set instead.
  associatedtype Shown

  /// Returns the value that is read for a stored one.
  func shown(_ stored: Stored) -> Shown
  /// Returns the value to store for a set one. Nil if none can be stored for it.
  func stored(_ shown: Shown) -> Stored?
}

extension Equatable {
  /// The value in another form.
  ///
  /// A set for which nothing can be stored writes the same value back. Upholds every law of the round trip if
  /// both directions of the conversion are inverse to each other. If it loses something, you get what you
  /// set, up to that.
  ///
  /// ```swift
  /// TextField("Price", text: $price[as: Cents()])
  /// ```
  ///
  /// - Parameter conversion: The other form.
  @inlinable
  public subscript<Conversion: ValueConversion>(
    as conversion: Conversion
  ) -> Conversion.Shown where Conversion.Stored == Self {
    get { conversion.shown(self) }
    set { self = conversion.stored(newValue) ?? self }
  }
}

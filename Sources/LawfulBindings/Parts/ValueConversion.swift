/// Another form of a value, there and back: text of a number, an index of a tag, minutes of seconds.
///
/// It is `Hashable`, unlike two closures, so that a binding through ``Swift/Equatable/subscript(as:)`` can be
/// seen to be the same one when it is derived again.
public protocol ValueConversion<Stored, Shown>: Hashable {
  /// What is stored.
  associatedtype Stored: Equatable
  /// What is read and set instead.
  associatedtype Shown

  /// Converts what is read.
  func shown(_ stored: Stored) -> Shown
  /// Converts what is set, `nil` where nothing can be stored for it.
  func stored(_ shown: Shown) -> Stored?
}

extension Equatable {
  /// The value in another form.
  ///
  /// A set for which nothing can be stored writes the same value back. Upholds every law of the round
  /// trip if both directions of the conversion are inverse to each other; where it loses something, you get
  /// what you set up to that.
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

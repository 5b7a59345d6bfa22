// Reports spell these subscripts and the property.
extension Optional where Wrapped: Equatable {
  /// Whether this tag is selected; turning it off clears the selection only if it is this tag's own.
  ///
  /// A set that changes nothing writes the selection back as it was. Upholds `set-get`, `get-set`, and the
  /// laws of honesty, of locality and of selection. `set-set` cannot be had, since on is read of one
  /// selection and off of all others.
  ///
  /// ```swift
  /// Toggle("Unread", isOn: $filter[isSelecting: .unread])
  /// ```
  ///
  /// - Parameter tag: What is selected while this reads on.
  @inlinable
  public subscript(isSelecting tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue {
        self = tag
      } else if self == tag {
        self = nil
      }
    }
  }

  /// The value, with a default for `nil`.
  ///
  /// A set of what is read writes back what was there: the default is not stored over `nil`. Everything
  /// else is stored as it is, a default over another value too. Upholds `set-get` and `get-set`, and the laws
  /// of honesty; `set-set` up to whether the default is stored.
  ///
  /// - Parameter fallback: What `nil` reads as.
  @inlinable
  public subscript(default fallback: Wrapped) -> Wrapped {
    get { self ?? fallback }
    set {
      if newValue != self ?? fallback { self = newValue }
    }
  }
}

extension Optional {
  /// Whether there is a value; turning it off sets `nil`.
  ///
  /// There is nothing to turn on: that set writes back what was there. Upholds the laws of the round trip
  /// and of honesty, where on is not accepted.
  @inlinable
  public var isPresented: Bool {
    get { self != nil }
    set {
      if !newValue { self = nil }
    }
  }
}

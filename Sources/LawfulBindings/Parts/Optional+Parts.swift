// Reports print these subscripts and the property.
extension Optional where Wrapped: Equatable {
  /// Whether this tag is selected.
  ///
  /// Turning it off clears the selection only if it is this tag's own. A set that changes nothing writes the
  /// selection back as it was. Upholds `set-get`, `get-set`, and the laws of honesty, of locality and of
  /// selection. It cannot uphold `set-set`, because on is read in one selection, and off in all others.
  ///
  /// ```swift
  /// Toggle("Unread", isOn: $filter[isSelecting: .unread])
  /// ```
  ///
  /// - Parameter tag: The tag that is selected while this reads on.
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

  /// The value, or a default for `nil`.
  ///
  /// A set of the reading writes back what was there: the default is not stored over `nil`. Every other value
  /// is stored as it is, also a default over another value. Upholds `set-get` and `get-set`, and the laws of
  /// honesty. Upholds `set-set` up to whether the default is stored.
  ///
  /// - Parameter fallback: The reading of `nil`.
  @inlinable
  public subscript(default fallback: Wrapped) -> Wrapped {
    get { self ?? fallback }
    set {
      if newValue != self ?? fallback { self = newValue }
    }
  }
}

extension Optional {
  /// Whether there is a value.
  ///
  /// Turning it off sets `nil`. There is nothing to turn on: a set of on writes back what was there. Upholds
  /// the laws of the round trip and of honesty, if on is not accepted.
  @inlinable
  public var isPresented: Bool {
    get { self != nil }
    set {
      if !newValue { self = nil }
    }
  }
}

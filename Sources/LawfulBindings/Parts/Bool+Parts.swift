// Reports print these names.
extension Bool {
  /// The opposite, in reads and in sets.
  ///
  /// Upholds every law that the flag upholds.
  @inlinable
  public var negated: Bool {
    get { !self }
    set { self = !newValue }
  }

  /// The flag as a state that is never mixed.
  ///
  /// Upholds every law that the flag upholds. A set of mixed, which no flag can be, writes the same flag
  /// back.
  @inlinable
  public var toggleState: ToggleState {
    get { ToggleState(self) }
    set { self = newValue.written ?? self }
  }
}

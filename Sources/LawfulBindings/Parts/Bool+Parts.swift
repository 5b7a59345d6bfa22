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

extension ToggleState {
  /// The state as a flag.
  ///
  /// Mixed reads off, as off does. So a set of the reading can change a mixed state: it turns everything off,
  /// and `get-set` breaks there, as it must. Upholds all other laws that the state upholds.
  @inlinable
  public var isOn: Bool {
    get { self == .on }
    set { self = ToggleState(newValue) }
  }
}

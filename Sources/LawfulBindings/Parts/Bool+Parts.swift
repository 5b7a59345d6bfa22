// Reports spell the properties.
extension Bool {
  /// The opposite, in reads and in sets; upholds every law that the flag upholds.
  @inlinable
  public var negated: Bool {
    get { !self }
    set { self = !newValue }
  }

  /// The flag as a state that is never mixed; upholds every law that the flag upholds.
  ///
  /// A set of mixed, which no flag can be, writes the same flag back.
  @inlinable
  public var toggleState: ToggleState {
    get { ToggleState(self) }
    set { self = newValue.written ?? self }
  }
}

extension ToggleState {
  /// The state as a flag: mixed reads off, as off does.
  ///
  /// So a set of what is read can change a mixed state: it turns everything off, and `get-set` is broken
  /// there, as it must be. Upholds what the state does, but for that.
  @inlinable
  public var isOn: Bool {
    get { self == .on }
    set { self = ToggleState(newValue) }
  }
}

// Reports print this property.
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

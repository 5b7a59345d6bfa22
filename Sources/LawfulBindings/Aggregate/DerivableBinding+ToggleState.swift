// Reports spell these initialisers.
extension DerivableBinding where Value == ToggleState {
  /// A plain flag as a state that is never mixed; upholds every law that the flag upholds.
  ///
  /// - Parameter isOn: The flag.
  @inlinable
  public init(_ isOn: some DerivableBinding<Bool, Transaction>) {
    self.init(isOn, convert: { ToggleState($0) }, restore: { $0.written })
  }
}

extension DerivableBinding where Value == Bool {
  /// A state as a flag: mixed reads off, as off does.
  ///
  /// So writing what is read can change a mixed base: it turns everything off, and `get-set` is broken
  /// there, as it must be. Upholds what the state does, but for that.
  ///
  /// - Parameter state: The state.
  @inlinable
  public init(isOn state: some DerivableBinding<ToggleState, Transaction>) {
    self.init(state, convert: { $0 == .on }, restore: { ToggleState($0) })
  }
}

extension HeadlessBinding where Value == ToggleState {
  /// The state as a flag; see ``DerivableBinding/init(isOn:)``.
  @inlinable
  public var isOn: HeadlessBinding<Bool> { HeadlessBinding<Bool>(isOn: self) }
}

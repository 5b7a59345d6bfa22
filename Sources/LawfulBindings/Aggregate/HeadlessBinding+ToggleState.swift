extension HeadlessBinding where Value == ToggleState {
  /// A plain flag as a state that is never mixed.
  ///
  /// - Parameter isOn: The flag.
  public init(_ isOn: HeadlessBinding<Bool>) {
    self = isOn.map(ToggleState.init, back: { $0.written })
  }

  /// The state as a flag: mixed reads off, as off does.
  ///
  /// So writing what is read can change a mixed base: it turns everything off.
  public var isOn: HeadlessBinding<Bool> {
    map({ $0 == .on }, back: { ToggleState($0) })
  }
}

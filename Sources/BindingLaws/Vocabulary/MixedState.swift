/// What an aggregate reads: all of its members on, none, or some.
public enum MixedState: Hashable, Sendable, CaseIterable {
  /// Every member is on.
  case on
  /// No member is on.
  case off
  /// The members disagree; never accepted as a set.
  case mixed

  /// On or off.
  public init(_ isOn: Bool) {
    self = isOn ? .on : .off
  }
}

extension ReferenceModel where Value == MixedState {
  public static var values: [MixedState]? { [.on, .off, .mixed] }
  public static func tapped(_ value: MixedState) -> MixedState? { value == .on ? .off : .on }
}

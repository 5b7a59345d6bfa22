/// What an aggregate reads: all of its members on, none, or some.
public enum MixedState: ThreeValued, Sendable, CaseIterable {
  /// Every member is on.
  case on
  /// No member is on.
  case off
  /// The members disagree; never accepted as a set.
  case mixed
}

extension ReferenceModel where Value: ThreeValued {
  public static var values: [Value]? { [.on, .off, .mixed] }
  public static func tapped(_ value: Value) -> Value? { value == .on ? .off : .on }
}

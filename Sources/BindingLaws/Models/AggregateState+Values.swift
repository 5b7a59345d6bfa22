// The values of `SourcesModel` and `ItemsModel`, and what a tap makes of them.

extension AggregateState {
  /// Returns a state for each of these values, shared by all members, and mixed.
  static func states(of stored: [Stored]) -> [Self] {
    stored.map { state(sharing: $0) } + [state(sharing: nil)]
  }

  /// Returns the state after a tap.
  ///
  /// Nil if members do not store Bools.
  static func tapped(_ state: Self, turningMixedOn: Bool) -> Self? {
    let turnsOn: Bool
    if let stored = shared(by: state) {
      guard let isOn = stored as? Bool else { return nil }
      turnsOn = !isOn
    } else {
      turnsOn = turningMixedOn
    }
    return (turnsOn as? Stored).map { self.state(sharing: $0) }
  }
}

import BindingGenerators

/// What a system came to in one of the first cases, which have to come to the same when they run again.
struct FinalState {
  /// The number of its base.
  let base: Int
  /// The number of writes of the base by bindings.
  let writes: Int
  /// The number of all changes of the base.
  let changes: Int
}

extension Subject {
  /// Whether the same cases came to the same states in two runs, up to bases that count as the same.
  func areSame(_ states: [FinalState], _ others: [FinalState]) -> Bool {
    states.count == others.count
      && zip(states, others).allSatisfy { one, other in isSameState(one, other) }
  }

  private func isSameState(_ one: FinalState, _ other: FinalState) -> Bool {
    guard one.writes == other.writes, one.changes == other.changes else { return false }
    if one.base == other.base { return true }
    // Numbers of other bases stand for other ones in each case, so equivalence is known of listed bases alone.
    let listed = 0..<transitions.listedBases
    let areListed = listed.contains(one.base) && listed.contains(other.base)
    return areListed && areEquivalent(listedBases: one.base, other.base)
  }
}

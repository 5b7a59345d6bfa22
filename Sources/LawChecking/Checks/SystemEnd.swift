import BindingGenerators

/// The end of a system in one of the first cases, which have to end in the same way when they run again.
struct SystemEnd {
  /// The number of its base.
  let base: Int
  /// The number of writes of the base by bindings.
  let writes: Int
  /// The number of all changes of the base.
  let changes: Int
}

extension Subject {
  /// Whether systems ended in the same way, up to bases that count as the same.
  ///
  /// Only listed bases can count as the same, because other numbers stand for other bases in each case.
  func areSame(_ ends: [SystemEnd], _ others: [SystemEnd]) -> Bool {
    let listed = 0..<transitions.listedBases
    return ends.count == others.count
      && zip(ends, others).allSatisfy { one, other in
        let areCounted = listed.contains(one.base) && listed.contains(other.base)
        return one.writes == other.writes && one.changes == other.changes
          && (one.base == other.base
            || areCounted && areEquivalent(listedBases: one.base, other.base))
      }
  }
}

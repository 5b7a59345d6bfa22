/// A model that was learned from the system which it judges.
///
/// Laws that learning alone would fulfil do not apply. Laws that need to know what a set is meant to do state
/// what can be said without that.
package protocol LearningModel<Base, Port, Value>: ReferenceModel {
  /// The examples that were named, equal ones included.
  var examples: [Base] { get }
  /// The largest extent of a base that sets go on from, in bytes of texts and elements of collections.
  ///
  /// Without it, a case whose sets double a value would never end.
  var largestExtent: Int { get }
  /// The questions that the model asks of new systems.
  var questions: Questions { get }
  /// Finds answers by `==` alone from now on. Call it once `==` has been checked.
  func trustEquality()
}

extension LearningModel {
  /// Returns whether a base holds so much that no set goes on from it.
  package func isTooLarge(_ base: Base) -> Bool { extent(of: base) > largestExtent }

  /// Returns whether a reading after a set counts as the value that was set.
  ///
  /// A reading counts if it is the same value, or if setting the reading instead leads to the same base, as
  /// with a clamped value.
  ///
  /// The latter is no excuse for a `Bool` that changes the base, nor for a setter that ignores its value.
  func isGot(
    _ reading: Value, settingInstead value: Value, at port: Port, in base: Base
  ) -> Bool {
    if isSame(reading, value) { return true }
    let after = set(value, at: port, in: base)
    return isSame(set(reading, at: port, in: base), after)
      && !(Value.self == Bool.self && !isSame(after, base)) && !ignoresValue(at: port, in: base)
  }

  /// Returns whether all sets lead to the same base, even a set of the current reading, which ought to change
  /// nothing.
  private func ignoresValue(at port: Port, in base: Base) -> Bool {
    let after = set(get(port, in: base), at: port, in: base)
    if isSame(after, base) { return false }
    let readings = (bases ?? []).lazy.filter { isPresent(port, in: $0) }.map { get(port, in: $0) }
    return (values ?? Array(readings)).allSatisfy { isSame(set($0, at: port, in: base), after) }
  }

  /// Returns whether no port distinguishes two bases, neither by its reading nor by the results of sets.
  ///
  /// Two different readings count as one if setting either leads to the same base. The search stops at the
  /// most bases that a model lists.
  func areAlike(_ base: Base, _ other: Base) -> Bool {
    var pairs = isSameWithZeroSign(base, other) ? [] : [(base, other)]
    var next = 0
    while next < pairs.count {
      let (left, right) = pairs[next]
      next += 1
      for port in ports {
        guard let successors = successors(of: left, right, at: port) else { return false }
        for (one, another) in successors where !isSameWithZeroSign(one, another) {
          let isKnown = pairs.contains { knownOne, knownOther in
            isSameWithZeroSign(knownOne, one) && isSameWithZeroSign(knownOther, another)
          }
          if isKnown { continue }
          if pairs.count < mostBases && !isTooLarge(one) && !isTooLarge(another) {
            pairs.append((one, another))
          }
        }
      }
    }
    return true
  }

  /// Returns the pairs of bases that the same sets make of two bases.
  ///
  /// Nil if the port distinguishes the two.
  private func successors(
    of base: Base, _ other: Base, at port: Port
  ) -> [(Base, Base)]? {
    let isThere = isPresent(port, in: base)
    guard isThere == isPresent(port, in: other) else { return nil }
    if !isThere { return [] }
    let one = get(port, in: base)
    let another = get(port, in: other)
    // A port that refuses both values distinguishes the bases by its readings.
    let acceptsEither = [base, other].contains { base in
      [one, another].contains { !isSameWithZeroSign(set($0, at: port, in: base), base) }
    }
    func isGotInBoth() -> Bool {
      [base, other].allSatisfy { isGot(one, settingInstead: another, at: port, in: $0) }
    }
    if !isSame(one, another) && !(acceptsEither && isGotInBoth()) { return nil }
    return (values ?? [one, another]).map { value in
      (set(value, at: port, in: base), set(value, at: port, in: other))
    }
  }

  /// Returns whether two sets are independent of each other, so that their order must not matter.
  ///
  /// Two sets are independent if in either order both values are got as they are, and neither set shows at
  /// the other's port. If the two orders then lead to different bases, some port has to distinguish these.
  func areUnrelated(
    _ value: Value, at port: Port, and other: Value, at second: Port, in base: Base
  ) -> Bool {
    guard port != second,
      let one = end(setting: value, at: port, then: other, at: second, in: base),
      let another = end(setting: other, at: second, then: value, at: port, in: base)
    else { return false }
    return isSameWithZeroSign(one, another) || !areAlike(one, another)
  }

  /// Returns the base after two sets.
  ///
  /// Nil if one is not got as it is, or shows at the other's port.
  private func end(
    setting value: Value, at first: Port, then other: Value, at port: Port, in base: Base
  ) -> Base? {
    guard isPresent(first, in: base), isPresent(port, in: base) else { return nil }
    let middle = set(value, at: first, in: base)
    let end = set(other, at: port, in: middle)
    let isUnmoved =
      reads(value, at: first, in: middle) && reads(get(port, in: base), at: port, in: middle)
      && reads(other, at: port, in: end) && reads(value, at: first, in: end)
    return isUnmoved ? end : nil
  }

  /// Returns whether a port is present and reads this value.
  private func reads(_ value: Value, at port: Port, in base: Base) -> Bool {
    isPresent(port, in: base) && isSame(get(port, in: base), value)
  }
}

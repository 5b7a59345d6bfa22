/// A model that was learned from the system that is judged by it.
///
/// Laws that it would fulfil by being learned do not speak about it, and those that need to know what a set
/// is meant to do say what can be said without.
package protocol LearningModel<Base, Port, Value>: ReferenceModel {
  /// The bases that were named, equal ones included.
  var examples: [Base] { get }
  /// The bytes of texts and elements of collections that a base holds at most that sets go on from.
  ///
  /// A set that doubles something would end no case otherwise.
  var largestExtent: Int { get }
  /// What it asks of new systems.
  var questions: Questions { get }
  /// From now on what was learned is found by `==` alone. To be called when `==` has been checked.
  func trustEquality()
}

extension LearningModel {
  /// Whether a base holds so much that nothing goes on from it.
  package func isTooLarge(_ base: Base) -> Bool { extent(of: base) > largestExtent }

  /// Whether a reading after a set counts as what was set: it is the same, or it leads to the same base
  /// when it is set instead, as with a clamped value.
  ///
  /// Nothing clamps a `Bool` that changes the base, and a setter that ignores its value makes no value normal.
  func isGot(
    _ reading: Value, settingInstead value: Value, at port: Port, in base: Base
  ) -> Bool {
    if isSame(reading, value) { return true }
    let after = set(value, at: port, in: base)
    return isSame(set(reading, at: port, in: base), after)
      && !(Value.self == Bool.self && !isSame(after, base)) && !ignoresValue(at: port, in: base)
  }

  /// Whether every set leads to one other base, even that of what is read.
  private func ignoresValue(at port: Port, in base: Base) -> Bool {
    let after = set(get(port, in: base), at: port, in: base)
    if isSame(after, base) { return false }
    let readings = (bases ?? []).lazy.filter { isPresent(port, in: $0) }.map { get(port, in: $0) }
    return (values ?? Array(readings)).allSatisfy { isSame(set($0, at: port, in: base), after) }
  }

  /// Whether no port distinguishes two bases, by what it reads and by whatever is set.
  ///
  /// Where it reads two values, setting either leads to the same base. What is set is followed as far as
  /// there are bases that a model lists.
  func areAlike(_ base: Base, _ other: Base) -> Bool {
    var pairs = isSameWithZeroSign(base, other) ? [] : [(base, other)]
    var next = 0
    while next < pairs.count {
      let (one, another) = pairs[next]
      next += 1
      for port in ports {
        guard let after = successors(of: one, another, at: port) else { return false }
        for (one, another) in after where !isSameWithZeroSign(one, another) {
          let isKnown = pairs.contains {
            isSameWithZeroSign($0, one) && isSameWithZeroSign($1, another)
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

  /// What the same sets make of two bases; `nil` where the port distinguishes them.
  private func successors(
    of base: Base, _ other: Base, at port: Port
  ) -> [(Base, Base)]? {
    let isThere = isPresent(port, in: base)
    guard isThere == isPresent(port, in: other) else { return nil }
    if !isThere { return [] }
    let one = get(port, in: base)
    let another = get(port, in: other)
    // A port that takes neither value distinguishes two bases by what it reads.
    let takes = [base, other].contains { base in
      [one, another].contains { !isSameWithZeroSign(set($0, at: port, in: base), base) }
    }
    for base in [base, other]
    where !isSame(one, another)
      && !(takes && isGot(one, settingInstead: another, at: port, in: base))
    {
      return nil
    }
    return (values ?? [one, another]).map {
      (set($0, at: port, in: base), set($0, at: port, in: other))
    }
  }

  /// Whether two sets have nothing to do with each other, so that their order must not matter: in either
  /// order both are got as they are, neither shows at the other's port, and if the bases that they lead to
  /// are not the same, some port distinguishes them.
  func areUnrelated(
    _ value: Value, at port: Port, and other: Value, at second: Port, in base: Base
  ) -> Bool {
    guard port != second,
      let one = end(setting: value, at: port, then: other, at: second, in: base),
      let another = end(setting: other, at: second, then: value, at: port, in: base)
    else { return false }
    return isSameWithZeroSign(one, another) || !areAlike(one, another)
  }

  /// The base after two sets; `nil` where one is not got as it is, or shows at the other's port.
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

  private func reads(_ value: Value, at port: Port, in base: Base) -> Bool {
    isPresent(port, in: base) && isSame(get(port, in: base), value)
  }
}

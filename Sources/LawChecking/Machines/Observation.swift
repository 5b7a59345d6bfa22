/// The effects of an input, as a proof sees them in numbers.
struct Observation {
  /// The number of the value or rendering that was read, plus 1.
  ///
  /// It is 1 for a derived binding, and 0 for nothing.
  /// `Probe.reading` in `BindingLaws` counts the same way, and comes here unchanged.
  var reading = 0
  /// The number of the list of writes, in order and with their transactions.
  ///
  /// 0 for no writes.
  var writes = 0
  /// The base afterwards.
  var base: Int
  /// Whether anything of the source was read, so that another base may lead to other effects.
  ///
  /// It is not compared. An input that writes a part of the base has read it, and so has an action, which
  /// gets the base.
  var hasRead = true

  /// An observation that no system gives: no base has a number below zero.
  static var unknown: Observation { Observation(base: -1) }

  /// Whether both have the same effects.
  func isLike(_ other: Observation) -> Bool {
    reading == other.reading && writes == other.writes && base == other.base
  }

  /// Whether both have the same effects, up to readings that count as equal.
  func isLike(_ other: Observation, counting countsAs: (Int, Int) -> Bool) -> Bool {
    let isSame = reading == other.reading
    let counts =
      isSame || reading > 0 && other.reading > 0 && countsAs(reading - 1, other.reading - 1)
    return counts && writes == other.writes && base == other.base
  }

  /// Whether the effects are those expected in another base, given that nothing of the source was read.
  func isLike(_ other: Observation, in otherBase: Int) -> Bool {
    let reached = writes == 0 ? otherBase : base
    return reading == other.reading && writes == other.writes && reached == other.base
  }
}

extension Counterexample {
  /// Which two runs a law compares, the one of `rows` first.
  ///
  /// It names a field of `check --json`, which others read.
  package enum Runs: Hashable, Sendable, Codable {
    /// Through fresh bindings, and through those that are held.
    case freshAndHeld
    /// Without reads, and with some in between.
    case unreadAndRead
    /// The system after all that happened, and a new one in the same base.
    case usedAndNew
    /// The system, and its twin.
    case systemAndTwin
    /// In a transaction, and outside of it.
    case insideAndOutside
    /// What is read is set, and nothing is.
    case setBackAndNot
    /// With a program, and without it.
    case withAndWithout
    /// Two sets, and the last of them alone.
    case bothAndLast
    /// Sets at some ports, in one order and in the other.
    case orders(one: [String], other: [String])
    /// Two programs.
    case programs
  }
}

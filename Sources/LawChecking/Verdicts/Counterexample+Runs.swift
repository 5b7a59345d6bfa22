extension Counterexample {
  /// The two runs that a law compares, the one of `rows` first.
  ///
  /// It names a field of `check --json`, which others read.
  package enum Runs: Hashable, Sendable, Codable {
    /// Through fresh bindings, and through held ones.
    case freshAndHeld
    /// Without reads, and with reads in between.
    case unreadAndRead
    /// The system after all operations, and a new one in the same base.
    case usedAndNew
    /// The system, and its twin.
    case systemAndTwin
    /// In a transaction, and outside of it.
    case insideAndOutside
    /// With a set of what was read, and without it.
    case setBackAndNot
    /// With a program, and without it.
    case withAndWithout
    /// Two sets, and only the last of them.
    case bothAndLast
    /// Sets at some ports, in one order and in the other.
    case orders(one: [String], other: [String])
    /// Two programs.
    case programs
  }
}

extension Law {
  /// The shapes of a statement.
  package enum Shape: Sendable {
    /// After any trace, two programs are observed alike, each on a system of its own. The variation says
    /// how the trace before the second one is carried out.
    case same([Operation], [Operation], Variation)
    /// After any trace and the program, the check finds nothing.
    case after([Operation])
    /// After every operation of any trace, the check finds nothing.
    case always
    /// During every operation of any trace, every reader of a port is notified as it has to be.
    case readers
    /// After every operation of any trace, every port reads as in the model, and the bases agree.
    case conforms
    /// After any trace, the second program, carried out at any write of the first, counts as carried
    /// out before or after it.
    case nested([Operation], [Operation])
    /// In any order of their accesses, the operations of several tasks have the same result as in some
    /// order of the operations.
    case concurrent

    /// The program, and the other one if there are two.
    package var programs: (own: [Operation], other: [Operation]) {
      switch self {
      case .same(let left, let right, _): (left, right)
      case .nested(let outer, let inner): (outer, inner)
      case .after(let program): (program, [])
      case .always, .readers, .conforms, .concurrent: ([], [])
      }
    }
  }
}

/// The ways to carry out the trace before a program.
package enum Variation: Codable, Sendable {
  /// As it was drawn.
  case asWritten
  /// With a read of every port after each operation.
  case readingBetween
  /// With every port used through a binding held since the start.
  case throughHeld
  /// On a new system for each operation, in the base that the trace has come to.
  case restarted
  /// On the twin of the system.
  case byTwin
  /// Outside of transactions, while the trace before the first program runs in one.
  case outside
}

/// The kinds of operations of a trace, simplest first.
package enum OperationKind: UInt8, CaseIterable, Codable, Sendable {
  case set, tap, echo, write, act, hold, get, holdAll, derive

  /// The kinds that a trace is drawn from; the others come from laws alone.
  static let drawn: [OperationKind] = [.set, .tap, .echo, .write, .act, .hold, .get]

  /// Whether an operation of this kind says which value, base or action.
  var hasValue: Bool { self == .set || self == .write || self == .act }

  /// Whether an operation of this kind reads or writes through a binding, a fresh or a held one.
  package var usesBinding: Bool { self == .set || self == .get || self == .echo || self == .tap }

  /// Whether an operation of this kind is about one port.
  package var hasPort: Bool { self != .write && self != .act && self != .holdAll }
}

/// An operation in numbers, which is how it is drawn, carried out and counted.
package struct OperationCode: Hashable, Codable, Sendable {
  package var kind: OperationKind
  /// Whether the held binding of the port is used.
  package var isHeld: Bool
  /// The number of the task that carries it out, from 1; 0 where there are no tasks.
  package var task: UInt8 = 0
  /// Which port.
  package var port: Int
  /// Which value, for `write` which state, for `act` which action.
  package var value: Int

  package init(_ kind: OperationKind, port: Int = 0, isHeld: Bool = false, value: Int = 0) {
    (self.kind, self.isHeld, self.port, self.value) = (kind, isHeld, port, value)
  }
}

/// What an operation of a trace does, simplest first.
@usableFromInline
package enum OperationKind: UInt8, CaseIterable, Codable, Sendable {
  case set, tap, echo, write, act, hold, get, holdAll, derive
}

extension OperationKind {
  /// What an operation may say besides its port.
  package enum Operand {
    case none, value, base, action
  }

  /// What an operation of this kind says besides its port.
  package var operand: Operand {
    switch self {
    case .set: .value
    case .write: .base
    case .act: .action
    case .tap, .echo, .hold, .get, .holdAll, .derive: .none
    }
  }

  /// Whether an operation of this kind reads or writes through a binding, a fresh or a held one.
  package var usesBinding: Bool { self == .set || self == .get || self == .echo || self == .tap }

  /// Whether an operation of this kind is about one port.
  package var hasPort: Bool { self != .write && self != .act && self != .holdAll }

  /// Whether an operation of this kind leaves the base as it is.
  package var isInert: Bool { self == .hold || self == .get || self == .holdAll || self == .derive }

  /// The word that a step of this kind begins with.
  package var word: String { self == .holdAll ? "hold" : "\(self)" }
}

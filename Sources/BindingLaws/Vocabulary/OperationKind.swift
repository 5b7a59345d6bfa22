/// What an operation of a trace does, simplest first.
@usableFromInline
package enum OperationKind: UInt8, CaseIterable, Codable, Sendable {
  case set, tap, echo, write, act, hold, get, holdAll, derive
}

// `@inlinable` and without `==`: asked of each operation that is drawn or followed, they made W1 of the
// benchmark 2.4 times as long as a bare loop in release, and 1.8 times so.
extension OperationKind {
  /// What an operation may say besides its port.
  @usableFromInline
  package enum Operand {
    case none, value, base, action
  }

  /// What an operation of this kind says besides its port.
  @inlinable package var operand: Operand {
    switch self {
    case .set: .value
    case .write: .base
    case .act: .action
    case .tap, .echo, .hold, .get, .holdAll, .derive: .none
    }
  }

  /// Whether an operation of this kind reads or writes through a binding, a fresh or a held one.
  @inlinable package var usesBinding: Bool {
    switch self {
    case .set, .tap, .echo, .get: true
    default: false
    }
  }

  /// Whether an operation of this kind is about one port.
  @inlinable package var hasPort: Bool {
    switch self {
    case .write, .act, .holdAll: false
    default: true
    }
  }

  /// Whether an operation of this kind leaves the base as it is.
  @inlinable package var isInert: Bool {
    switch self {
    case .hold, .get, .holdAll, .derive: true
    default: false
    }
  }

  /// The word that a step of this kind begins with.
  package var word: String { self == .holdAll ? "hold" : "\(self)" }
}

/// What an operation of a trace does, simplest first.
///
/// Kept tokens hold the raw values, in four bits each: they stay, and a new kind comes last. The names are
/// words of the trace language, and JSON holds them: they stay, too. `Words.md` explains them.
/// `OperationKind.drawn` lists what traces are drawn from: a kind that is missing there is never tried.
/// `CaseSpace+Pairs` has room for 15 kinds.
@usableFromInline
package enum OperationKind: UInt8, BitwiseCopyable, CaseIterable, Codable, Sendable {
  case set, tap, echo, write, act, hold, get, holdAll, derive, settle
}

/// What a number in a case stands for.
@usableFromInline
package enum CaseField {
  case handle, value, base, action
  /// The base to start from.
  case start
}

// `@inlinable` and without `==`, since they are asked of each operation that is drawn or followed: in release
// W1 of the benchmark took 1.8 times as long as a bare loop with this, and 2.4 times without.
extension OperationKind {
  /// What holds for all operations of a kind.
  @usableFromInline
  struct Row {
    @usableFromInline let operand: CaseField?
    @usableFromInline let hasPort: Bool
    @usableFromInline let usesBinding: Bool
    @usableFromInline let isInert: Bool

    @inlinable
    init(
      _ operand: CaseField? = nil, hasPort: Bool = true, usesBinding: Bool = false,
      isInert: Bool = false
    ) {
      self.operand = operand
      self.hasPort = hasPort
      self.usesBinding = usesBinding
      self.isInert = isInert
    }
  }

  /// All that is to be said about a kind.
  @inlinable var row: Row {
    switch self {
    case .set: Row(.value, usesBinding: true)
    case .tap, .echo: Row(usesBinding: true)
    case .get: Row(usesBinding: true, isInert: true)
    case .hold, .derive: Row(isInert: true)
    case .holdAll, .settle: Row(hasPort: false, isInert: true)
    case .write: Row(.base, hasPort: false)
    case .act: Row(.action, hasPort: false)
    }
  }

  /// What an operation of this kind says besides its port, if anything.
  @inlinable package var operand: CaseField? { row.operand }

  /// Whether an operation of this kind is about one port.
  @inlinable package var hasPort: Bool { row.hasPort }

  /// Whether an operation of this kind reads or writes through a binding, a fresh or a held one.
  @inlinable package var usesBinding: Bool { row.usesBinding }

  /// Whether an operation of this kind leaves the base as it is.
  @inlinable package var isInert: Bool { row.isInert }

  /// The word that a step of this kind begins with.
  package var word: String { self == .holdAll ? "hold" : "\(self)" }
}

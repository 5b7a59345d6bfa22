/// The kinds of operations of a trace, simplest first.
///
/// Kept tokens hold the raw values, in four bits each: never change them, and add a new kind last. The names
/// are words of the trace language and of JSON: never change them, either. `Words.md` explains them. The
/// generators list the kinds that are drawn: a kind that is missing there is never tried. The compiler does
/// not name all places that a new kind needs: look at `BindingSystem.take` and `use`, which have a `default`,
/// and at the machines, proofs, stand-alone tests and the reader of traces.
@usableFromInline
package enum OperationKind: UInt8, BitwiseCopyable, CaseIterable, Codable, Sendable {
  /// Sets a value through a handle.
  case set
  /// Taps the control at a handle.
  case tap
  /// Sets the value that the same handle reads.
  case echo
  /// Writes the base externally.
  case write
  /// Lets the world carry out an action.
  case act
  /// Derives the binding of a port and keeps it.
  case hold
  /// Reads through a handle.
  case get
  /// Derives the binding of every present port and keeps them all.
  case holdAll
  /// Derives the binding of a port and drops it.
  case derive
  /// Waits until every delayed set has landed.
  case settle
}

// `@inlinable` and without `==`, because every drawn operation is asked for these. In release, W1 of the
// benchmark took 1.8 times as long as a bare loop with this, and 2.4 times without.
extension OperationKind {
  /// The properties of all operations of a kind.
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

  /// The properties of this kind.
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

  /// The argument of an operation of this kind, besides its port.
  ///
  /// Nil if it has none.
  @inlinable package var operand: CaseField? { row.operand }

  /// Whether an operation of this kind concerns one port.
  @inlinable package var hasPort: Bool { row.hasPort }

  /// Whether an operation of this kind reads or writes through a binding, a fresh or a held one.
  @inlinable package var usesBinding: Bool { row.usesBinding }

  /// Whether an operation of this kind leaves the base unchanged.
  @inlinable package var isInert: Bool { row.isInert }

  /// The first word of a step of this kind.
  package var word: String { self == .holdAll ? "hold" : "\(self)" }
}

import BindingLaws

/// The operations and bases that no case may contain, because they have crashed others.
///
/// Omissions go from one process to the next. So their numbers are those of listed elements, or of bases that
/// keep theirs. Both processes run the same program, so that names may change.
package struct Omissions: Hashable, Sendable {
  /// One thing that is left out.
  ///
  /// `TransitionTable+Drawing` and `CaseSpace+Omissions` leave it out.
  package enum Part: Codable, Hashable, Sendable {
    /// All operations through a held binding while its port is absent.
    case vanished
    /// An operation, through any binding.
    case operation(OperationCode)
    /// All actions.
    case actions
    /// A base that no case then reaches.
    case state(Int)
    /// All holds, and all operations through held bindings. A held binding may be read without an operation.
    case held
    /// Generated numbers that are far from zero.
    case largeNumbers
  }

  /// Whether held bindings are not used while their ports are absent.
  private(set) var vanished = false
  /// Whether no action is carried out.
  private(set) var actions = false
  /// The operations that are not carried out, each through a fresh binding and without a task.
  private(set) var operations: Set<OperationCode> = []
  /// The bases, by number, that no case reaches.
  private(set) var states: Set<Int> = []
  /// Whether no binding is held.
  private(set) var held = false
  /// Whether numbers are generated only near zero.
  private(set) var largeNumbers = false

  package init() {}

  package var isEmpty: Bool { self == Omissions() }

  /// Leaves one more thing out.
  package mutating func insert(_ part: Part) {
    switch part {
    case .vanished: vanished = true
    case .actions: actions = true
    case .operation(let code): operations.insert(code.throughFresh)
    case .state(let state): states.insert(state)
    case .held: held = true
    case .largeNumbers: largeNumbers = true
    }
  }

  /// Returns whether an operation is left out, whatever it leads to.
  func contains(_ code: OperationCode) -> Bool {
    if held && (code.isHeld || code.kind == .hold || code.kind == .holdAll) { return true }
    return actions && code.kind == .act || operations.contains(code.throughFresh)
  }

  /// The largest distance from zero of random numbers.
  ///
  /// Nil without such a bound. Reports name it in words. Programs that multiply such numbers stay far
  /// from overflow.
  package var largestNumber: UInt64? { largeNumbers ? 1_000 : nil }
}

extension OperationCode {
  /// The same operation through a fresh binding, without a task.
  var throughFresh: OperationCode {
    var code = self
    code.isHeld = false
    code.task = 0
    return code
  }
}

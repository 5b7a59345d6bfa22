import BindingLaws

/// What no case does, because it has crashed others.
///
/// Its parts go from one process to the next. So their numbers are those of what is listed, or of bases that
/// keep theirs. Both run the same program, so that names may change.
package struct Omissions: Hashable, Sendable {
  /// One thing that is left out.
  ///
  /// `TransitionTable+Drawing` and `CaseSpace+Omissions` leave them out.
  package enum Part: Codable, Hashable, Sendable {
    /// Whatever goes through a held binding while its port is not there.
    case vanished
    /// An operation, through whichever binding.
    case operation(OperationCode)
    /// All actions.
    case actions
    /// A base, which no case then comes to.
    case state(Int)
    /// To hold a binding, and whatever goes through a held one: what is held may be read without being asked for.
    case held
    /// Generated numbers that are far from zero.
    case largeNumbers
  }

  /// Whether held bindings are left alone while their ports are not there.
  private(set) var vanished = false
  /// Whether no action is carried out.
  private(set) var actions = false
  /// The operations that are not carried out, each as through a fresh binding and by no task.
  private(set) var operations: Set<OperationCode> = []
  /// The bases, by number, that no case comes to.
  private(set) var states: Set<Int> = []
  /// Whether no binding is held.
  private(set) var held = false
  /// Whether numbers are generated near zero alone.
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

  /// Whether an operation is left out, whatever it leads to.
  func contains(_ code: OperationCode) -> Bool {
    if held && (code.isHeld || code.kind == .hold || code.kind == .holdAll) { return true }
    return actions && code.kind == .act || operations.contains(code.throughFresh)
  }

  /// The largest number that is generated at random, if there is such a bound.
  ///
  /// `DeathPlace` names it in words. Programs that multiply what they get stay far from overflow with it.
  package var largestNumber: UInt64? { largeNumbers ? 1_000 : nil }
}

extension OperationCode {
  /// The same operation through a fresh binding, by no task.
  var throughFresh: OperationCode {
    var code = self
    code.isHeld = false
    code.task = 0
    return code
  }
}

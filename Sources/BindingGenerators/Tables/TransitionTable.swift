package import BindingLaws

/// The model in numbers alone: which ports are present, and which state follows.
///
/// The table stores the answers of `ReferenceModel.following`, and itself answers for writes and inert
/// operations. Only a `ModelTable` makes one. All machines of a check share it, and only one thread writes
/// it. It is not generic, so that drawing and following an operation costs the same few instructions for
/// every model, optimised or not.
package final class TransitionTable {
  package let kinds: [OperationKind]
  package let ports: Int
  package let actions: Int
  /// The number of listed bases.
  ///
  /// Generated ones count as 0.
  package let listedBases: Int
  /// The number of listed values.
  ///
  /// Generated ones count as 0.
  package let listedValues: Int
  /// The number of values that keep their numbers in every case.
  @exclusivity(unchecked) package internal(set) var keptValues = 0  // Asked for each case.
  /// The presence of the ports, in rows by state.
  package let presence = Numbering<Bool>()
  /// Whether a held binding whose port has gone may read something that depends on all its earlier readings.
  package let goneReadsLast: Bool
  /// The number of bases that keep their numbers in every case.
  @exclusivity(unchecked) package internal(set) var keptBases = 0  // Asked for each operation.
  /// The states of the case's own bases, in the order of the case.
  let ownStates = Numbering<Int>()
  /// The counts of what is drawn.
  @exclusivity(unchecked) package var coverage: OperationCoverage  // Asked for each operation.
  /// The things that no case may do.
  package var omissions = Omissions() {
    didSet { omitsSome = !omissions.isEmpty || hasLeftOut }
  }
  /// The states of the current case that hold too much, which drawn cases leave out.
  private(set) var leftOut: Set<Int> = []
  /// Whether any case has had a state that holds too much.
  private var hasLeftOut = false
  /// Whether there are any omissions, which is cheaper to ask.
  @exclusivity(unchecked) package private(set) var omitsSome = false  // Asked for each operation.
  /// The steps, which all machines of the table share.
  ///
  /// Steps are filled in right before the machine carries them out.
  @exclusivity(unchecked)  // Asked for each operation.
  package internal(set) var steps = Cells(repeating: ProbeStep(nil), count: 32)
  /// The number of cells for a state.
  private let width: Int
  /// The states that follow each listed one, -1 until learned: a row for each port, then the actions.
  ///
  /// A row has the listed values, a tap and an echo.
  private let known: Cells<Int32>
  /// The number of cells for a port in a state.
  private let rowWidth: Int

  init(
    kinds: [OperationKind], ports: Int, actions: Int, listedBases: Int, listedValues: Int,
    goneReadsLast: Bool = false
  ) {
    self.kinds = kinds
    self.ports = ports
    self.actions = actions
    self.goneReadsLast = goneReadsLast
    self.listedBases = listedBases
    self.listedValues = listedValues
    coverage = OperationCoverage(kinds: kinds, states: listedBases)
    rowWidth = listedValues + 2
    width = ports * rowWidth + actions
    known = Cells(repeating: -1, count: listedBases * width)
  }

  /// Returns counts of their own for other draws.
  package func newCoverage() -> OperationCoverage {
    OperationCoverage(kinds: kinds, states: listedBases)
  }

  /// Leaves a state out of cases until `forgetLeftOut`.
  ///
  /// The state keeps its number only for the current case.
  func leaveOut(_ state: Int) {
    leftOut.insert(state)
    hasLeftOut = true
    omitsSome = true
  }

  func forgetLeftOut() {
    if hasLeftOut { leftOut = [] }
  }

  /// Whether cases leave a state out.
  func leavesOut(_ state: Int) -> Bool {
    leftOut.contains(state) || omissions.states.contains(state)
  }

  package func isPresent(_ port: Int, in state: Int) -> Bool {
    presence.element(state &* ports &+ port)
  }

  /// Returns the number of listed elements of a field.
  ///
  /// Generated ones count as 0.
  package func listed(_ field: CaseField) -> Int {
    switch field {
    case .handle: 2 &* ports
    case .value: listedValues
    case .base, .start: listedBases
    case .action: actions
    }
  }

  /// Returns the number of listed arguments for a kind of operation.
  ///
  /// Nil if the kind has no argument.
  package func operands(of kind: OperationKind) -> Int? {
    if let field = kind.operand { listed(field) } else { nil }
  }

  /// Returns whether the argument of an operation is listed, so that its number means the same in every case.
  func lists(_ code: OperationCode) -> Bool {
    code.kind.operand.map { code.value < listed($0) } ?? true
  }

  /// Returns the state of a base by its number in the case.
  func state(ofBase number: Int) -> Int {
    number < keptBases ? number : ownStates[number &- keptBases]
  }

  /// Returns whether this is the number of one of the case's own bases.
  func isOwn(_ number: Int) -> Bool {
    number >= keptBases && number - keptBases < ownStates.count
  }

  /// Returns the number that stands for the base of a state in the case.
  ///
  /// If it is not kept, the case gets it as its own.
  package func number(ofState state: Int) -> Int {
    state < keptBases ? state : number(ofOwn: state)
  }

  /// Returns the number of a base as one of the case's own, even if it is kept, too.
  func number(ofOwn state: Int) -> Int {
    if let place = ownStates.firstIndex(of: state) { return keptBases &+ place }
    ownStates.append(state)
    return keptBases &+ ownStates.count &- 1
  }

  /// Returns the state after an operation.
  ///
  /// Nil if it is not known.
  package func next(_ state: Int, _ code: OperationCode) -> Int? {
    if code.kind.isInert { return state }
    if case .write = code.kind { return self.state(ofBase: code.value) }
    guard let cell = cell(state, code) else { return nil }
    let next = known[cell]
    return next < 0 ? nil : Int(truncatingIfNeeded: next)
  }

  /// Stores the state after an operation.
  func learn(_ state: Int, _ code: OperationCode, next: Int) {
    guard next < listedBases, let cell = cell(state, code) else { return }
    known[cell] = Int32(truncatingIfNeeded: next)
  }

  /// Returns the index of an operation's next state.
  ///
  /// Nil for unlisted elements. Other kinds count as actions.
  private func cell(_ state: Int, _ code: OperationCode) -> Int? {
    if state >= listedBases { return nil }
    let row = state &* width &+ code.port &* rowWidth
    switch code.kind {
    case .set: return code.value < listedValues ? row &+ code.value : nil
    case .tap: return row &+ listedValues
    case .echo: return row &+ listedValues &+ 1
    default:
      return code.value < actions ? state &* width &+ ports &* rowWidth &+ code.value : nil
    }
  }
}

package import BindingLaws

/// What the model does, in numbers alone: which ports are there, and which state follows.
///
/// It keeps what `ReferenceModel.following` says, and says itself what a write and an inert operation do.
/// Only a `ModelTable` makes one. All machines of a check share it, and one thread alone writes it.
/// It is not generic, so that drawing and following an operation costs the same few instructions
/// for every model, optimised or not.
package final class TransitionTable {
  package let kinds: [OperationKind]
  package let ports: Int
  package let actions: Int
  /// How many bases and values are listed; none when they are generated.
  package let listedBases, listedValues: Int
  /// How many values keep their numbers whatever the case.
  @exclusivity(unchecked) package internal(set) var keptValues = 0  // Asked for each case.
  /// Whether each port is there in each state, one state after the other.
  package let presence = Numbering<Bool>()
  /// Whether what a held binding reads once its port has gone may depend on all that it has read.
  package let goneReadsLast: Bool
  /// How many bases keep their numbers whatever the case.
  @exclusivity(unchecked) package internal(set) var keptBases = 0  // Asked for each operation.
  /// The states of the bases that the case brings along, in the order of the case.
  let testCase = Numbering<Int>()
  /// Where it is noted what is drawn.
  @exclusivity(unchecked) package var coverage: OperationCoverage  // Likewise.
  /// What is drawn in no case.
  package var omissions = Omissions() {
    didSet { omitsSome = !omissions.isEmpty || hasLeftOut }
  }
  /// The states of this case that hold too much, so that no case comes to them.
  private var leftOut: Set<Int> = []
  /// Whether there ever was such a state.
  private var hasLeftOut = false
  /// Whether there is any such thing, which costs less to ask.
  @exclusivity(unchecked) package private(set) var omitsSome = false  // Likewise.
  /// Steps that all machines of the table share: they are put down right before they are carried out.
  @exclusivity(unchecked)  // Likewise.
  package internal(set) var steps = Cells(repeating: ProbeStep(nil), count: 32)
  private let width: Int
  /// The states that follow each listed one, -1 until learned: a row for each port, then the actions.
  ///
  /// A row has the listed values, a tap and an echo.
  private let known: Cells<Int32>
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

  /// Where what is drawn may be noted apart.
  package func newCoverage() -> OperationCoverage {
    OperationCoverage(kinds: kinds, states: listedBases)
  }

  /// From now on no case comes to a state, which has its number until the next case.
  func leaveOut(_ state: Int) {
    leftOut.insert(state)
    hasLeftOut = true
    omitsSome = true
  }

  func forgetLeftOut() {
    if hasLeftOut { leftOut = [] }
  }

  /// Whether no case comes to a state.
  func leavesOut(_ state: Int) -> Bool {
    leftOut.contains(state) || omissions.states.contains(state)
  }

  package func isPresent(_ port: Int, in state: Int) -> Bool {
    presence.elements[state &* ports &+ port]
  }

  /// How many elements of a field are listed: none where they are generated.
  package func listed(_ field: CaseField) -> Int {
    switch field {
    case .handle: 2 &* ports
    case .value: listedValues
    case .base, .start: listedBases
    case .action: actions
    }
  }

  /// How many values, bases or actions are listed for an operation of a kind; `nil` where it says none.
  package func operands(of kind: OperationKind) -> Int? {
    if let field = kind.operand { listed(field) } else { nil }
  }

  /// Whether what an operation says is listed, so that its number means the same in every case.
  func lists(_ code: OperationCode) -> Bool {
    code.kind.operand.map { code.value < listed($0) } ?? true
  }

  /// The state that a case means by the number of a base.
  func state(ofBase number: Int) -> Int {
    number < keptBases ? number : testCase[number &- keptBases]
  }

  /// Whether a base that comes along with the case has this number.
  func isGiven(_ number: Int) -> Bool {
    number >= keptBases && number - keptBases < testCase.count
  }

  /// The number by which a case means the base of a state; one that is not kept comes along.
  package func number(ofState state: Int) -> Int {
    state < keptBases ? state : number(ofGiven: state)
  }

  /// The number by which a case means a base that comes along with it, even where it is kept, too.
  func number(ofGiven state: Int) -> Int {
    if let place = testCase.firstIndex(of: state) { return keptBases &+ place }
    testCase.append(state)
    return keptBases &+ testCase.count &- 1
  }

  /// The state after an operation, if it is known.
  package func next(_ state: Int, _ code: OperationCode) -> Int? {
    if code.kind.isInert { return state }
    if case .write = code.kind { return self.state(ofBase: code.value) }
    guard let cell = cell(state, code) else { return nil }
    let next = known[cell]
    return next < 0 ? nil : Int(truncatingIfNeeded: next)
  }

  /// Remembers which state follows.
  func learn(_ state: Int, _ code: OperationCode, next: Int) {
    guard next < listedBases, let cell = cell(state, code) else { return }
    known[cell] = Int32(truncatingIfNeeded: next)
  }

  /// Where it is known; any other kind that is not inert counts as an action.
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

import BindingLaws

/// A runner that leads a system through a history of any length, and compares every input with its
/// expectation.
///
/// `EvidenceAgainstMemory` has one. What it holds and what is possible follows `MachineShape+Held`.
struct HistoryRunner {
  let machine: any ProofMachine
  let expectations: Expectations
  let shape: MachineShape
  /// The number of inputs in all histories.
  private(set) var inputs = 0
  /// The history that showed a memory.
  ///
  /// After it, no more inputs are carried out.
  private(set) var divergence: Divergence?
  /// The base that the system has reached.
  private var base = 0
  /// The start of the present history.
  private var start = Divergence.Start(base: 0, isHolding: false)
  /// The steps of the present history.
  private var steps: [Divergence.Step] = []
  /// The base since which each port is held, or -1.
  private let since: Cells<Int>

  init(_ machine: any ProofMachine, _ expectations: Expectations) {
    self.machine = machine
    self.expectations = expectations
    shape = machine.shape
    since = Cells(repeating: -1, count: shape.ports)
    // Most histories have fewer steps: then the array never grows in the loop.
    steps.reserveCapacity(256)
  }

  /// Begins a history.
  mutating func begin(_ start: Divergence.Start) {
    steps.removeAll(keepingCapacity: true)
    machine.make(in: start.base, isHolding: start.isHolding)
    shape.noteHeld(at: start, in: since)
    self.start = start
    base = machine.baseNumber
  }

  /// Writes the base externally.
  mutating func write(_ newBase: Int) {
    if shape.observesWrites { return perform(shape.writes[newBase]) }
    if base == newBase { return }
    machine.rewrite(newBase)
    base = newBase
    steps.append(.write(newBase))
  }

  /// Writes the base, and carries out an input.
  mutating func perform(_ input: Int, in newBase: Int) {
    write(newBase)
    perform(input)
  }

  /// Carries out an input, if it is possible.
  mutating func perform(_ input: Int) {
    guard divergence == nil, base < shape.bases, shape.isPossible(input, in: base, since: since)
    else { return }
    inputs &+= 1
    steps.append(.input(input))
    let found = machine.perform(input)
    if !found.isLike(expectations.expected(input, in: base, since: since)) {
      divergence = Divergence(start: start, steps: steps)
    }
    if shape.portToHold[input] >= 0 { since[shape.portToHold[input]] = base }
    base = found.base
  }

  /// Repeats a history, and returns whether an input does something else again.
  mutating func shows(_ history: Divergence) -> Bool {
    divergence = nil
    begin(history.start)
    for step in history.steps where divergence == nil {
      switch step {
      case .write(let base): write(base)
      case .input(let input): perform(input)
      }
    }
    return divergence != nil
  }
}

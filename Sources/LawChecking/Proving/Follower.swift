import BindingLaws

/// Leads a system through a history of any length, and compares every input with what is expected.
struct Follower {
  let machine: any Machine
  let expectations: Expectations
  let shape: MachineShape
  /// How many inputs were carried out in all histories.
  private(set) var inputs = 0
  /// The history that showed a memory, if one did.
  private(set) var divergence: Divergence?
  /// Whether a history is still as expected.
  private(set) var isAsExpected = true
  private var base = 0
  private var start = Divergence.Start(base: 0, isHolding: false)
  private var steps: [Divergence.Step] = []
  /// Since which base each port is held; -1 where it is not.
  private let since: Cells<Int>

  init(_ machine: any Machine, _ expectations: Expectations) {
    (self.machine, self.expectations, shape) = (machine, expectations, machine.shape)
    since = Cells(repeating: -1, count: shape.ports)
    steps.reserveCapacity(256)
  }

  /// Begins a history.
  mutating func begin(_ start: Divergence.Start) {
    steps.removeAll(keepingCapacity: true)
    machine.make(in: start.base, isHolding: start.isHolding)
    (self.start, base) = (start, machine.baseNumber)
    for port in 0..<shape.ports {
      let isHeld = start.isHolding && shape.isPresent(port, in: start.base)
      since[port] = isHeld ? start.base : -1
    }
  }

  /// Writes the base externally.
  mutating func write(_ base: Int) {
    if shape.observesWrites { return perform(shape.writes[base]) }
    if self.base == base { return }
    machine.rewrite(base)
    self.base = base
    steps.append(.write(base))
  }

  /// Whether an input makes sense now.
  func isPossible(_ input: Int) -> Bool {
    let port = shape.heldPort[input]
    if base >= shape.bases { return false }
    return port >= 0 ? since[port] >= 0 : shape.isOpen[base &* shape.count &+ input]
  }

  /// Carries out an input, if it makes sense.
  mutating func perform(_ input: Int) {
    guard isAsExpected && isPossible(input) else { return }
    inputs &+= 1
    steps.append(.input(input))
    let found = machine.perform(input)
    if !found.isLike(expectations.expected(input, in: base, since: since)) { fail() }
    if shape.holdsPort[input] >= 0 { since[shape.holdsPort[input]] = base }
    base = found.base
  }

  private mutating func fail() {
    (divergence, isAsExpected) = (Divergence(start: start, steps: steps), false)
  }

  /// Repeats a history; whether its last input does something else again, and no earlier one does.
  mutating func shows(_ history: Divergence) -> Bool {
    (divergence, isAsExpected) = (nil, true)
    begin(history.start)
    for step in history.steps where isAsExpected {
      switch step {
      case .write(let base): write(base)
      case .input(let input): perform(input)
      }
    }
    return divergence != nil
  }
}

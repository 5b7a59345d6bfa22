import BindingLaws

@testable import LawChecking

/// The truth about a tiny machine.
///
/// It says whether a history of any length shows a memory, and how short the shortest one is.
struct Reachability {
  /// The least number of inputs that prepare an unexpected observation, or `nil` if nothing unexpected
  /// ever happens.
  private(set) var depth: Int?
  private let machine: TableMachine
  private let isFree: Bool
  private var isKnown: [Bool]
  private var next: [Int] = []

  init(
    _ machine: TableMachine, _ expectations: Expectations,
    writes: ExternalWrites = .free, heldStarts: Bool = true
  ) {
    self.machine = machine
    isFree = writes == .free
    isKnown = Array(repeating: false, count: machine.states)
    for base in 0..<machine.shape.bases {
      for isHolding in heldStarts ? [false, true] : [false] {
        _ = machine.make(in: base, isHolding: isHolding)
        meet(machine.state)
      }
    }
    var distance = 0
    while !next.isEmpty {
      let states = next
      next = []
      for state in states { expand(state, distance, expectations) }
      distance += 1
    }
  }

  /// Compares each input that is possible in a state with what is expected, and meets the state afterwards.
  private mutating func expand(_ state: Int, _ distance: Int, _ expectations: Expectations) {
    for input in 0..<machine.shape.count {
      machine.state = state
      guard machine.isPossible(input) else { continue }
      let expected = expectations.expected(input, in: machine.baseNumber, since: machine.heldSince)
      if !machine.perform(input).isLike(expected) && depth == nil { depth = distance }
      meet(machine.state)
    }
    if isFree { return }
    for base in 0..<machine.shape.bases { meet(state, writing: base) }
  }

  /// Notes a state and, if writes are free, the states to which they lead.
  private mutating func meet(_ state: Int) {
    if isKnown[state] { return }
    isKnown[state] = true
    next.append(state)
    if !isFree { return }
    for base in 0..<machine.shape.bases { meet(state, writing: base) }
  }

  private mutating func meet(_ state: Int, writing base: Int) {
    machine.state = state
    machine.rewrite(base)
    meet(machine.state)
  }
}

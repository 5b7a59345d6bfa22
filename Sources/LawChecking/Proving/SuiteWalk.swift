import BindingLaws

/// What is chosen at a position before its first input, which is 0.
let noInput = -1

/// The innermost loop of a suite: runs one sequence after the other, each from its start, because
/// what a sequence shows may depend on all of it.
///
/// Proofs rest on what it finds, so it alone writes that. `SuiteSize` predicts how many sequences it runs:
/// what is spared changes in both.
struct SuiteWalk {
  /// How many histories are looked for that show a memory.
  private static let most = 9

  /// Histories that show a memory, in order.
  private(set) var divergences: [Divergence] = []
  private(set) var sequences = 0
  private(set) var isComplete = true
  private(set) var staysListed: Bool

  private let level: MemorySuite.Level
  private let machine: any ProofMachine
  private let expectations: Expectations
  let shape: MachineShape
  private let limit: Int
  /// Whether an input that read nothing of the source may be spared in other bases.
  private let isSparing: Bool
  /// Whether others are looked for once one history shows a memory.
  private let goesOn: Bool
  /// How many inputs a sequence has.
  let length: Int
  /// Whether writes are free: each input is then tried in every base, which is written before it.
  let writesAreFree: Bool
  /// The input at each position; from `shape.count` on, where writes count, a write of a base.
  let inputs: Cells<Int>
  /// The base in which each input is carried out: where writes are free, the one written before.
  let bases: Cells<Int>
  /// Whether an input is not to be tried in other bases.
  let isSpared: Cells<Bool>
  /// Since which base each port is held before each position; -1 where it is not.
  let heldSince: Cells<Int>
  /// The position of the input that did something else, and whether that shows in what is read or in the base.
  private var failed: Int?
  private var isVisible = false
  /// The inputs by which that showed.
  private var blamed: Set<Int> = []

  /// Begins where nothing was run; see `MemorySuite` for what is given.
  init(
    _ machine: any ProofMachine, _ expectations: Expectations, _ level: MemorySuite.Level,
    limit: Int,
    isSparing: Bool, goesOn: Bool
  ) {
    self.machine = machine
    self.expectations = expectations
    self.level = level
    shape = machine.shape
    self.limit = limit
    self.goesOn = goesOn
    staysListed = expectations.staysListed
    length = level.k + 1
    writesAreFree = level.writes == .free
    self.isSparing = isSparing && writesAreFree
    inputs = Cells(repeating: noInput, count: length + 1)
    bases = Cells(repeating: -1, count: length + 1)
    isSpared = Cells(repeating: true, count: length + 1)
    heldSince = Cells(repeating: -1, count: (length + 1) * shape.ports)
  }

  /// Runs every sequence, until one shows a memory and no other is looked for.
  mutating func run() {
    for start in level.starts(of: machine, expectations, isSparing: isSparing)
    where failed == nil && isComplete { runAll(from: start) }
  }

  /// Runs every sequence from a start, until one fails and no other is looked for.
  private mutating func runAll(from start: Divergence.Start) {
    machine.make(in: start.base, isHolding: start.isHolding)
    shape.noteHeld(at: start, in: heldSince)
    // To derive what is held may have written.
    bases[0] = machine.baseNumber
    var chosen = 0
    repeat {
      if sequences >= limit {
        isComplete = false
        return
      }
      var end = runOne(from: start, chosen)
      if let position = failed {
        let isNew = isVisible && blamed.insert(inputs[position]).inserted
        if isNew || divergences.isEmpty {
          divergences.append(divergence(from: start, at: position))
        }
        if !goesOn || divergences.count >= Self.most { return }
        failed = nil
        end = position &+ 1
        isSpared[position] = false
      }
      chosen = advance(from: end)
    } while chosen > 0
  }

  /// What was done, up to a position.
  private func divergence(from start: Divergence.Start, at position: Int) -> Divergence {
    var steps: [Divergence.Step] = []
    var current = start.base
    machine.make(in: start.base, isHolding: start.isHolding)
    for position in 0...position {
      if inputs[position] >= shape.count {
        steps.append(.write(inputs[position] - shape.count))
      } else {
        if writesAreFree && current != bases[position] {
          machine.rewrite(bases[position])
          steps.append(.write(bases[position]))
        }
        steps.append(.input(inputs[position]))
        current = machine.perform(inputs[position]).base
      }
    }
    return Divergence(start: start, steps: steps)
  }

  /// Runs one sequence: so many inputs are chosen already, and after them the first that make sense.
  ///
  /// - Returns: How many inputs it has.
  private mutating func runOne(from start: Divergence.Start, _ chosen: Int) -> Int {
    machine.make(in: start.base, isHolding: start.isHolding)
    var position = 0
    while position < length {
      if position >= chosen && !chooseFirst(position) { break }
      if !take(position, isNew: position >= chosen &- 1) { break }
      position &+= 1
    }
    sequences &+= position > 0 || failed != nil ? 1 : 0
    return position
  }

  /// Carries out what is chosen at a position.
  ///
  /// - Parameter isNew: Whether this sequence has to note what it leads to, as the one before has not.
  /// - Returns: Whether it did what it has to.
  private mutating func take(_ position: Int, isNew: Bool) -> Bool {
    let choice = inputs[position]
    if choice >= shape.count {
      machine.rewrite(choice &- shape.count)
      if isNew { pass(position, to: choice &- shape.count) }
      return true
    }
    let row = position &* shape.ports
    if writesAreFree && machine.baseNumber != bases[position] { machine.rewrite(bases[position]) }
    let found = machine.perform(choice)
    let expected = expectations.expected(choice, in: bases[position], since: heldSince, row)
    if !found.isLike(expected) {
      failed = position
      isVisible = found.reading != expected.reading || found.base != expected.base
      return false
    }
    if isNew {
      isSpared[position] = isSparing && !found.hasRead && isExpectedElsewhere(found, position, row)
      pass(position, to: found.base)
      hold(shape.holdsPort[choice], position)
    }
    return true
  }

  /// Notes where the next position begins.
  private mutating func pass(_ position: Int, to next: Int) {
    if !writesAreFree { bases[position &+ 1] = next }
    if next >= shape.bases { staysListed = false }
    var port = position &* shape.ports
    let end = port &+ shape.ports
    while port < end {
      heldSince[port &+ shape.ports] = heldSince[port]
      port &+= 1
    }
  }

  private func hold(_ port: Int, _ position: Int) {
    if port >= 0 { heldSince[(position &+ 1) &* shape.ports &+ port] = bases[position] }
  }

  /// Whether what an input did, having read nothing of the source, is expected in other bases, too.
  ///
  /// They are those in which it would be tried next. The same has to be expected of what it holds since them.
  private func isExpectedElsewhere(
    _ found: Observation, _ position: Int, _ row: Int
  ) -> Bool {
    let choice = inputs[position]
    let holds = shape.holdsPort[inputs[position]]
    var other = bases[position] &+ 1
    while other < shape.bases {
      if shape.isPossible(choice, in: other, since: heldSince, row) {
        let expected = expectations.expected(choice, in: other, since: heldSince, row)
        if !found.isLike(expected, in: shape.counted[other]) { return false }
        if holds >= 0 && !expectations.isEquivalent(holds, since: bases[position], and: other) {
          return false
        }
      }
      other &+= 1
    }
    return true
  }
}

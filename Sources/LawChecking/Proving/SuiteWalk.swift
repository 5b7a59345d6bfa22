import BindingLaws

/// The number at a position for which no input is chosen yet.
///
/// The next number is that of the first input, 0.
let noInput = -1

/// The innermost loop of a suite, which runs one sequence after the other.
///
/// Each sequence runs from its start, because what it shows may depend on all of it. Proofs rest on its
/// results, so nothing else writes them. `SuiteSize` predicts how many sequences it runs: a rule for what is
/// left out changes in both.
struct SuiteWalk {
  /// The most histories to look for: the first that shows a memory, and eight behind which a second may hide.
  private static let mostDivergences = 9

  /// The histories that show a memory, in order.
  private(set) var divergences: [Divergence] = []
  /// The number of sequences that were run.
  private(set) var sequences = 0
  /// Whether every sequence was run.
  private(set) var isComplete = true
  /// Whether every base that was reached is listed.
  private(set) var staysListed: Bool

  private let level: HistorySuite.Level
  private let machine: any ProofMachine
  private let expectations: Expectations
  let shape: MachineShape
  private let limit: Int
  /// Whether an input that read nothing of the source may be left out in other bases.
  private let skipsUnreadBases: Bool
  /// Whether to look for others once one history shows a memory.
  private let goesOn: Bool
  /// The number of inputs of a sequence.
  let length: Int
  /// Whether writes are free.
  ///
  /// Each input is then tried in every base, which is written before it.
  let writesAreFree: Bool
  /// The input at each position.
  ///
  /// If writes count, numbers from `shape.count` on are writes of a base.
  let inputs: Cells<Int>
  /// The base in which each input is carried out.
  ///
  /// If writes are free, it is written before the input.
  let bases: Cells<Int>
  /// Whether the input at each position is not to be tried in other bases.
  let isSpared: Cells<Bool>
  /// The base since which each port is held before each position, or -1.
  let heldSince: Cells<Int>
  /// The failure of the present sequence.
  ///
  /// Nil as long as each input did what is expected.
  private var failure: Failure?
  /// The inputs whose reading or base has shown a memory.
  private var blamed: Set<Int> = []

  /// An input that did something else.
  private struct Failure {
    let position: Int
    /// Whether the reading or the base of the input shows it.
    let isVisible: Bool
  }

  /// Prepares a walk; see `HistorySuite` for the parameters.
  init(
    _ machine: any ProofMachine, _ expectations: Expectations, _ level: HistorySuite.Level,
    limit: Int, skipsUnreadBases: Bool, goesOn: Bool
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
    self.skipsUnreadBases = skipsUnreadBases && writesAreFree
    inputs = Cells(repeating: noInput, count: length + 1)
    bases = Cells(repeating: -1, count: length + 1)
    isSpared = Cells(repeating: true, count: length + 1)
    heldSince = Cells(repeating: -1, count: (length + 1) * shape.ports)
  }

  /// Runs every sequence, until one shows a memory and no other is looked for.
  mutating func run() {
    for start in level.starts(of: machine, expectations, skipsUnreadBases: skipsUnreadBases)
    where failure == nil && isComplete { runAll(from: start) }
  }

  /// Runs every sequence from a start, until one fails and no other is looked for.
  private mutating func runAll(from start: Divergence.Start) {
    machine.make(in: start.base, isHolding: start.isHolding)
    shape.noteHeld(at: start, in: heldSince)
    // The derivation of the held bindings may have written.
    bases[0] = machine.baseNumber
    var chosen = 0
    repeat {
      if sequences >= limit {
        isComplete = false
        return
      }
      var end = runOne(from: start, chosen)
      if let failure {
        note(failure, from: start)
        if !goesOn || divergences.count >= Self.mostDivergences { return }
        self.failure = nil
        // It goes on from the input that failed: nothing after that input was run.
        end = failure.position &+ 1
        isSpared[failure.position] = false
      }
      chosen = advance(from: end)
    } while chosen > 0
  }

  /// Keeps the history up to a failure, if it is the first one, or if its last input is to blame for no
  /// other.
  private mutating func note(_ failure: Failure, from start: Divergence.Start) {
    let isNew = failure.isVisible && blamed.insert(inputs[failure.position]).inserted
    if isNew || divergences.isEmpty {
      divergences.append(divergence(from: start, at: failure.position))
    }
  }

  /// Returns the history up to a position.
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

  /// Runs one sequence: the inputs that are chosen already, and after them the first possible ones.
  ///
  /// - Returns: The number of its inputs.
  private mutating func runOne(from start: Divergence.Start, _ chosen: Int) -> Int {
    machine.make(in: start.base, isHolding: start.isHolding)
    var position = 0
    while position < length {
      if position >= chosen && !chooseFirst(position) { break }
      if !take(position, isNew: position >= chosen &- 1) { break }
      position &+= 1
    }
    // If no input is possible from the start, there is no sequence. One that fails at its first input has
    // position 0.
    if position > 0 || failure != nil { sequences &+= 1 }
    return position
  }

  /// Carries out the input that is chosen at a position.
  ///
  /// - Parameter isNew: Whether this sequence has to note where the input leads, because the one before has
  ///   not.
  /// - Returns: Whether the input did what is expected.
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
      failure = Failure(
        position: position,
        isVisible: found.reading != expected.reading || found.base != expected.base)
      return false
    }
    if isNew {
      isSpared[position] =
        skipsUnreadBases && !found.hasRead && isExpectedElsewhere(found, position, row)
      pass(position, to: found.base)
      hold(shape.portToHold[choice], position)
    }
    return true
  }

  /// Notes the base and the held bindings of the next position.
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

  /// Notes for the next position since which base a port is held, if the input holds one.
  private func hold(_ port: Int, _ position: Int) {
    if port >= 0 { heldSince[(position &+ 1) &* shape.ports &+ port] = bases[position] }
  }

  /// Whether the effects of an input that read nothing of the source are expected in other bases, too.
  ///
  /// These are the bases in which it would be tried next. A binding that it holds must also have the same
  /// expectations since each of them.
  private func isExpectedElsewhere(
    _ found: Observation, _ position: Int, _ row: Int
  ) -> Bool {
    let choice = inputs[position]
    let holds = shape.portToHold[inputs[position]]
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

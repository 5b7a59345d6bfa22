import BindingLaws

/// The number of sequences of a suite, predicted from the expectations, without running one.
///
/// It is exact for a system that remembers nothing. A system that remembers may have more or fewer. It counts
/// by the rules by which `SuiteWalk` chooses inputs and leaves them out: change a rule in both.
struct SuiteSize {
  private let expectations: Expectations
  private let shape: MachineShape
  /// Whether external writes are free.
  private let isFree: Bool
  /// The number beyond which no more sequences are counted.
  private let limit: Int
  /// The number of inputs without a held binding to try, in each base.
  ///
  /// If writes are free, it is the number of pairs of input and base.
  private let fresh: [Int]
  /// The number of inputs through the held binding of each port to try, counted in the same way.
  private let held: [Int]
  /// The base since which each port is held, or -1.
  private let since: Cells<Int>

  init(_ level: HistorySuite.Level, _ expectations: Expectations, limit: Int) {
    let shape = expectations.shape
    self.expectations = expectations
    self.shape = shape
    self.limit = limit
    isFree = level.writes == .free
    since = Cells(repeating: -1, count: shape.ports)
    if isFree {
      let inputs = (0..<shape.count).filter { shape.usedHeldPort[$0] < 0 }
      fresh = Array(repeating: expectations.tries(of: inputs), count: shape.bases)
      held = shape.inputsUsingHeld.map(expectations.tries)
    } else {
      fresh = (0..<shape.bases).map { base in
        (0..<shape.count).count { shape.isPossibleUnheld[shape.cell(of: $0, in: base)] }
      }
      held = shape.inputsUsingHeld.map(\.count)
    }
  }

  /// Returns the number of sequences that begin with a start.
  ///
  /// - Parameter places: The number of inputs of a sequence.
  func count(_ places: Int, from start: Divergence.Start) -> Int {
    shape.noteHeld(at: start, in: since)
    return count(places, in: start.base, afterWrite: false)
  }

  /// Returns the number of sequences that go on from a base, with what is held now.
  ///
  /// If none can go on, the inputs before are a sequence, too: if writes count, the callers count at least one.
  private func count(_ places: Int, in base: Int, afterWrite: Bool) -> Int {
    if base >= shape.bases { return 0 }
    var sum = fresh[base]
    for port in 0..<shape.ports where since[port] >= 0 { sum += held[port] }
    if places == 1 || sum > limit { return sum }
    sum = isFree ? afterFree(places, sum) : afterCounted(places, base)
    if isFree || afterWrite || shape.observesWrites { return sum }
    for next in 0..<shape.bases where next != base && sum <= limit {
      sum += max(1, count(places - 1, in: next, afterWrite: true))
    }
    return sum
  }

  /// Returns the number of sequences after each choice of an input and a base, if writes are free.
  ///
  /// The base before an input is then written, so that the next inputs depend only on what is held.
  private func afterFree(_ places: Int, _ choices: Int) -> Int {
    var sum = 0
    var holding = 0
    for port in 0..<shape.ports where since[port] < 0 {
      let tries = expectations.tries(of: [shape.inputToHold[port]])
      holding += tries
      // Held since any base: if writes are free, it does not matter since which.
      since[port] = 0
      sum += tries * min(limit + 1, count(places - 1, in: 0, afterWrite: false))
      since[port] = -1
    }
    let same = min(limit + 1, count(places - 1, in: 0, afterWrite: false))
    return min(limit + 1, sum + (choices - holding) * same)
  }

  /// Returns the number of sequences after each input in a base, if writes count.
  private func afterCounted(_ places: Int, _ base: Int) -> Int {
    var sum = 0
    for input in 0..<shape.count where sum <= limit {
      guard shape.isPossible(input, in: base, since: since) else { continue }
      let holds = shape.portToHold[input]
      let isNew = holds >= 0 && since[holds] < 0
      if isNew { since[holds] = base }
      sum += max(1, count(places - 1, in: next(input, in: base), afterWrite: false))
      if isNew { since[holds] = -1 }
    }
    return sum
  }

  /// Returns the base after an input.
  ///
  /// An input through the held binding of a vanished port leads nowhere else.
  private func next(_ input: Int, in base: Int) -> Int {
    let fresh = shape.freshEquivalent[input]
    let isThere = shape.isPossibleUnheld[shape.cell(of: fresh, in: base)]
    return isThere ? expectations.whenNew(fresh, in: base).base : base
  }
}

extension Expectations {
  /// Returns the number of pairs of these inputs and bases to try at one place, if writes are free.
  ///
  /// An input that reads nothing of the source is tried in one base alone, unless its port may vanish.
  fileprivate func tries(of inputs: [Int]) -> Int {
    inputs.reduce(0) { sum, input in
      let fresh = shape.freshEquivalent[input]
      let open = shape.openBases(of: fresh)
      let mayVanish = shape.usedHeldPort[input] >= 0 && open.count < shape.bases
      let isBlind = open.allSatisfy { !whenNew(fresh, in: $0).hasRead }
      if mayVanish { return sum + shape.bases }
      return sum + (isBlind ? min(1, open.count) : open.count)
    }
  }
}

extension HistorySuite.Level {
  /// Returns the predicted number of sequences, or nil if it exceeds the limit.
  func predicted(_ machine: any ProofMachine, _ expectations: Expectations, limit: Int) -> Int? {
    let size = SuiteSize(self, expectations, limit: limit)
    var sum = 0
    for start in starts(of: machine, expectations, skipsUnreadBases: writes == .free)
    where sum <= limit {
      sum += size.count(k + 1, from: start)
    }
    return sum <= limit ? sum : nil
  }
}

import BindingLaws

/// How many sequences a suite has, predicted from what is expected, without running the system.
///
/// A system that remembers may have more or fewer; of one that does not this is the number. So it
/// counts by the rules by which `SuiteWalk` chooses and spares: a rule changes in both.
struct SuiteSize {
  private let expectations: Expectations
  private let shape: MachineShape
  private let isFree: Bool
  /// From here on it is too many to be counted.
  private let limit: Int
  /// How many inputs, or pairs of input and base, can be tried without a held binding; where
  /// writes count in each base, where they are free in all bases together.
  private var fresh: [Int]
  /// The same through the held binding of each port.
  private var held: [Int]
  private var isHeld: [Bool]

  init(_ level: MemorySuite.Level, _ expectations: Expectations, limit: Int) {
    (self.expectations, shape, self.limit) = (expectations, expectations.shape, limit)
    isFree = level.writes == .free
    (fresh, held) = ([], [])
    isHeld = Array(repeating: false, count: shape.ports)
    let (shape, isFree) = (shape, isFree)
    fresh = (0..<shape.bases).map { base in
      (0..<shape.count).count { shape.isOpen[base * shape.count + $0] }
    }
    if isFree {
      let inputs = (0..<shape.count).filter { shape.heldPort[$0] < 0 }
      let all = inputs.reduce(0) { $0 + bases(for: $1) }
      fresh = Array(repeating: all, count: shape.bases)
    }
    held = shape.uses.map { uses in
      isFree ? uses.reduce(0) { $0 + bases(for: $1) } : uses.count
    }
  }

  /// How many sequences begin with a start.
  mutating func count(_ places: Int, from start: Divergence.Start) -> Int {
    begin(start)
    return count(places, in: start.base, afterWrite: false)
  }

  private mutating func begin(_ start: Divergence.Start) {
    for port in 0..<shape.ports {
      isHeld[port] = start.isHolding && shape.isPresent(port, in: start.base)
    }
  }

  /// In how many bases an input has to be tried at one place.
  private func bases(for input: Int) -> Int {
    let isUse = shape.heldPort[input] >= 0
    let open = (0..<shape.bases).filter { shape.isOpen[$0 * shape.count + shape.fresh[input]] }
    if isUse && open.count < shape.bases { return shape.bases }
    let isBlind = open.allSatisfy {
      let expected = expectations.whenNew(shape.fresh[input], in: $0)
      return !expected.hasRead
    }
    return isBlind ? min(1, open.count) : open.count
  }

  private mutating func count(_ places: Int, in base: Int, afterWrite: Bool) -> Int {
    if base >= shape.bases { return 0 }
    var sum = fresh[base]
    for port in 0..<shape.ports where isHeld[port] { sum += held[port] }
    if places == 1 || sum > limit { return sum }
    sum = isFree ? afterFree(places, sum) : afterCounted(places, base)
    if isFree || afterWrite || shape.observesWrites { return sum }
    for next in 0..<shape.bases where next != base && sum <= limit {
      sum += max(1, count(places - 1, in: next, afterWrite: true))
    }
    return sum
  }

  private mutating func afterFree(_ places: Int, _ choices: Int) -> Int {
    var (sum, holding) = (0, 0)
    for port in 0..<shape.ports where !isHeld[port] {
      let ways = bases(for: shape.holds[port])
      holding += ways
      isHeld[port] = true
      sum += ways * min(limit + 1, count(places - 1, in: 0, afterWrite: false))
      isHeld[port] = false
    }
    let same = min(limit + 1, count(places - 1, in: 0, afterWrite: false))
    return min(limit + 1, sum + (choices - holding) * same)
  }

  private mutating func afterCounted(_ places: Int, _ base: Int) -> Int {
    var sum = 0
    for input in 0..<shape.count where sum <= limit {
      let (port, holds) = (shape.heldPort[input], shape.holdsPort[input])
      let isPossible = port >= 0 ? isHeld[port] : shape.isOpen[base * shape.count + input]
      guard isPossible else { continue }
      let isNew = holds >= 0 && !isHeld[holds]
      if isNew { isHeld[holds] = true }
      let next = next(input, in: base)
      sum += max(1, count(places - 1, in: next, afterWrite: false))
      if isNew { isHeld[holds] = false }
    }
    return sum
  }

  /// Where an input leads to; through the held binding of a vanished port nowhere else.
  private func next(_ input: Int, in base: Int) -> Int {
    let fresh = shape.fresh[input]
    let isThere = shape.isOpen[base * shape.count + fresh]
    return isThere ? expectations.whenNew(fresh, in: base).base : base
  }
}

extension MemorySuite.Level {
  /// How many sequences it has, predicted; `nil` where they are more than the limit.
  func predicted(_ machine: any Machine, _ expectations: Expectations, limit: Int) -> Int? {
    var size = SuiteSize(self, expectations, limit: limit)
    var sum = 0
    for start in starts(of: machine, expectations, isSparing: writes == .free) where sum <= limit {
      sum += size.count(k + 1, from: start)
    }
    return sum <= limit ? sum : nil
  }
}

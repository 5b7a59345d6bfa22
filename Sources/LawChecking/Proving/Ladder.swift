/// A search for memory that goes as far as a number of sequences allows.
///
/// The levels are, in order:
/// - up to one input, with writes counted, and without held starts
/// - up to one input, with writes counted
/// - up to one input, with writes free
/// - up to two inputs, with writes counted
/// - and so on, with held starts
///
/// Each level includes the ones before, but one with counted writes does not include those with free writes.
/// So only the last level that fits is run. If its writes are counted, the last one with free writes is run
/// beside it. If external writes run code of the system, there are no levels with free writes.
///
/// Proofs print the level and count the sequences: recorded outputs hold both.
struct Ladder {
  /// The last level that was finished, and of which every sequence did what is expected.
  private(set) var level: HistorySuite.Level?
  /// The histories that show a memory: the smallest found, then others in which other inputs go wrong.
  private(set) var divergences: [Divergence] = []
  /// The number of sequences that were run.
  private(set) var sequences = 0
  /// The effects of each input if nothing is remembered, or nil if even that takes too many sequences.
  private(set) var expectations: Expectations?
  /// Whether every base that was reached is listed.
  private(set) var staysListed = true
  /// Whether systems made later do what the first ones did.
  ///
  /// The memory of a static does not end with a system.
  private(set) var forgetsWithSystem = true

  /// The largest `k` of a level, however few inputs there are.
  ///
  /// Its sequences have one input more: with only two inputs, they are 2¹⁷ = 131,072, more than any effort
  /// allows. `CheckOptions.largestMemory` bounds what a user asks for.
  static let deepest = 16

  /// How far to climb.
  enum Aim {
    /// As high as a number of sequences allows, but no higher than a level with this `k`.
    case highest(budget: Int, deepest: Int)
    /// To the level with this `k` alone, however many sequences it has.
    case level(k: Int)
  }

  /// Climbs.
  init(
    _ machine: any ProofMachine,
    to aim: Aim = .highest(budget: CheckOptions.sequences, deepest: Ladder.deepest)
  ) {
    let budget: Int
    switch aim {
    case .highest(let sequences, _): budget = sequences
    // Half of the largest number: a budget may be doubled.
    case .level: budget = .max / 2
    }
    guard Expectations.size(machine.shape) <= budget else { return }
    let expected = Expectations(machine)
    expectations = expected
    staysListed = expected.staysListed
    let groups: [Group]
    switch aim {
    case .highest(_, let deepest):
      groups = Self.groups(of: machine, expected, budget: budget, deepest: deepest)
    case .level(let k):
      let writes = machine.shape.observesWrites ? ExternalWrites.counted : .free
      groups = [Group(level: HistorySuite.Level(k, writes))]
    }
    for group in groups.reversed() where level == nil && divergences.isEmpty {
      run(group, on: machine, expected, budget: budget)
    }
    forgetsWithSystem = expected.isEquivalent(Expectations(machine))
  }

  /// The levels to run at one height.
  private struct Group {
    /// The level that is reached if every sequence does what is expected.
    let level: HistorySuite.Level
    /// The last level with free writes, if `level` does not include it because its own are counted.
    var beside: HistorySuite.Level?

    /// The levels, in the order in which they are run.
    var all: [HistorySuite.Level] { [level] + [beside].compactMap(\.self) }
  }

  /// Runs the levels of a group.
  ///
  /// A system that remembers may have more sequences than predicted. A level that was not finished does not
  /// count. Only the lowest level has no held starts. It may have twice as many sequences as the others: if
  /// it does not fit, no level is reached.
  private mutating func run(
    _ group: Group, on machine: any ProofMachine, _ expected: Expectations, budget: Int
  ) {
    var isFinished = true
    for next in group.all where divergences.isEmpty && isFinished {
      let suite = HistorySuite(
        machine, expected, next, limit: next.hasHeldStarts ? budget : 2 * budget,
        seeking: .smallestAndOthers)
      sequences += suite.sequences
      staysListed = staysListed && suite.staysListed
      divergences = suite.divergences
      isFinished = suite.isComplete
    }
    if divergences.isEmpty && isFinished { level = group.level }
  }

  /// Returns the levels to run at each height that is predicted to fit, lowest first.
  private static func groups(
    of machine: any ProofMachine, _ expected: Expectations, budget: Int, deepest: Int
  ) -> [Group] {
    var groups: [Group] = []
    var lastFree: HistorySuite.Level?
    // The last level with free writes runs beside later ones with counted writes: this is what it leaves to
    // them.
    var left = budget
    let isFree = !machine.shape.observesWrites
    let low = HistorySuite.Level(1, .counted, heldStarts: false)
    if low.predicted(machine, expected, limit: 2 * budget) != nil {
      groups.append(Group(level: low))
    }
    for k in 1...deepest {
      let counted = HistorySuite.Level(k, .counted)
      let free = HistorySuite.Level(k, .free)
      let countedSize = counted.predicted(machine, expected, limit: left)
      let freeSize = isFree ? free.predicted(machine, expected, limit: budget) : nil
      if countedSize != nil { groups.append(Group(level: counted, beside: lastFree)) }
      if let freeSize {
        lastFree = free
        left = budget - freeSize
        groups.append(Group(level: free))
      }
      if (isFree ? freeSize : countedSize) == nil { break }
    }
    return groups
  }
}

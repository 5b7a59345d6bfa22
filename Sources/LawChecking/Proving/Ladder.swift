/// Looks for memory as far as a number of sequences allows.
///
/// The levels are: up to one input, writes counted, without held starts and then with them; up to
/// one, writes free; up to two, writes counted; and so on, with held starts. Each includes the ones
/// before, but counted writes do not include free ones. So only the last level that fits is run. Where
/// its writes are counted, the last one with free writes is run beside it. Where external writes run code
/// of the system there are no levels at which they are free.
///
/// Proofs print the level and count the sequences: recorded outputs hold both.
struct Ladder {
  /// The last level that was finished, every sequence of which did what is expected.
  private(set) var level: HistorySuite.Level?
  /// Histories that show a memory: the smallest found, then others by which other inputs go wrong.
  private(set) var divergences: [Divergence] = []
  /// How many sequences were run.
  private(set) var sequences = 0
  /// What each input does where nothing is remembered; `nil` where even that is too much to ask.
  private(set) var expectations: Expectations?
  /// Whether every base that was reached is a listed one.
  private(set) var staysListed = true
  /// Whether systems made later do what those made first did: what a static remembers does not
  /// end with the system.
  private(set) var forgetsWithSystem = true

  /// The largest `k` of a level, however few inputs there are: its sequences have one input more.
  ///
  /// It bounds what a budget allows; `CheckOptions.largestMemory` bounds what somebody asks for.
  static let deepest = 16

  /// Climbs as high as the budget allows.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - budget: How many sequences may be run.
  ///   - deepest: The largest `k` of a level that is run.
  ///   - depth: How many inputs may prepare what shows a memory at the one level to run, however many
  ///     sequences it has; `nil` where the budget decides.
  init(
    _ machine: any ProofMachine, budget: Int = CheckOptions.sequences, deepest: Int = deepest,
    depth: Int? = nil
  ) {
    let budget = depth == nil ? budget : .max / 2
    guard Expectations.size(machine.shape) <= budget else { return }
    let expected = Expectations(machine)
    expectations = expected
    staysListed = expected.staysListed
    let writes = machine.shape.observesWrites ? ExternalWrites.counted : .free
    let groups =
      depth.map { [[HistorySuite.Level($0, writes)]] }
      ?? Self.groups(of: machine, expected, budget: budget, deepest: deepest)
    for group in groups.reversed() where level == nil && divergences.isEmpty {
      run(group, on: machine, expected, budget: budget)
    }
    forgetsWithSystem = expected.isEquivalent(Expectations(machine))
  }

  /// Runs the levels of a group; a system that remembers may have more sequences than predicted, and
  /// what was not finished counts for nothing.
  private mutating func run(
    _ group: [HistorySuite.Level], on machine: any ProofMachine, _ expected: Expectations,
    budget: Int
  ) {
    var isFinished = true
    for next in group where divergences.isEmpty && isFinished {
      let suite = HistorySuite(
        machine, expected, next, limit: next.hasHeldStarts ? budget : 2 * budget, goesOn: true)
      sequences += suite.sequences
      staysListed = staysListed && suite.staysListed
      divergences = suite.divergences
      isFinished = suite.isComplete
    }
    if divergences.isEmpty && isFinished { level = group.first }
  }

  /// What is run at each height that is predicted to fit, lowest first.
  private static func groups(
    of machine: any ProofMachine, _ expected: Expectations, budget: Int, deepest: Int
  ) -> [[HistorySuite.Level]] {
    var groups = [[HistorySuite.Level]]()
    var beside = [HistorySuite.Level]()
    var left = budget
    let isFree = !machine.shape.observesWrites
    let low = HistorySuite.Level(1, .counted, heldStarts: false)
    if low.predicted(machine, expected, limit: 2 * budget) != nil { groups.append([low]) }
    for k in 1...deepest {
      let counted = HistorySuite.Level(k, .counted)
      let free = HistorySuite.Level(k, .free)
      let countedSize = counted.predicted(machine, expected, limit: left)
      let freeSize = isFree ? free.predicted(machine, expected, limit: budget) : nil
      if countedSize != nil { groups.append([counted] + beside) }
      if let freeSize {
        beside = [free]
        left = budget - freeSize
        groups.append(beside)
      }
      if (isFree ? freeSize : countedSize) == nil { break }
    }
    return groups
  }
}

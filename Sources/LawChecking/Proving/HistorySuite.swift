import BindingLaws

/// A complete suite of tests for a system's memory: every sequence of a number of inputs.
///
/// Suppose every sequence of at most k + 1 inputs from each start does what is expected. Then an input
/// that does something else was prepared by more than k earlier ones. So the suite finds a memory
/// if and only if k inputs can prepare one that shows it.
///
/// Source: complete test suites for Mealy machines (Vasilevskii 1973, Chow 1978), with the fault
/// domain of Vaandrager and Melse, *New Fault Domains for Conformance Testing of Finite State
/// Machines*, CONCUR 2025: all states reached by a cover followed by at most k inputs. The cover is
/// the system made again in every base; external writes of the base make it a cover.
///
/// `SuiteSize` counts by the same rules: change one in both. Recorded outputs hold the number of sequences.
struct HistorySuite {
  /// A depth of a search for memory.
  struct Level: Equatable {
    /// The number of inputs that may prepare the one that shows a memory.
    let k: Int
    /// Whether external writes count as such inputs.
    let writes: ExternalWrites
    /// Whether there are starts that hold all bindings.
    let hasHeldStarts: Bool

    init(_ k: Int, _ writes: ExternalWrites, heldStarts: Bool = true) {
      self.k = k
      self.writes = writes
      hasHeldStarts = heldStarts
    }
  }

  /// What to look for once a sequence shows a memory.
  enum Goal {
    /// The first history that is found.
    case any
    /// The smallest history.
    case smallest
    /// The smallest history, and after it others, behind which a second memory may hide.
    case smallestAndOthers
  }

  /// The depth of the search.
  let level: Level

  /// The histories that show a memory, the smallest first.
  ///
  /// The smallest has the fewest inputs, and is the first in order of those. Others follow if they were
  /// looked for: one for each input that reads something else, or leads elsewhere. A second memory may hide
  /// behind the first. `LawCheck.caseAlongMemory` tries them in this order.
  let divergences: [Divergence]
  /// The number of sequences that were run, each on a system of its own.
  let sequences: Int
  /// Whether every sequence was run.
  let isComplete: Bool
  /// Whether every base that was reached is listed.
  let staysListed: Bool

  /// Runs every sequence of a level, until one shows a memory.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - expectations: What the system does without memory.
  ///   - level: The depth of the search.
  ///   - limit: The most sequences to run.
  ///   - skipsUnreadBases: Whether to try an input in no further base if it has read nothing of the source.
  ///   - goal: What to look for once a sequence shows a memory.
  init(
    _ machine: any ProofMachine, _ expectations: Expectations, _ level: Level, limit: Int = .max,
    skipsUnreadBases: Bool = true, seeking goal: Goal = .smallest
  ) {
    var walk = SuiteWalk(
      machine, expectations, level, limit: limit, skipsUnreadBases: skipsUnreadBases,
      goesOn: goal == .smallestAndOthers)
    walk.run()
    self.level = level
    sequences = walk.sequences
    isComplete = walk.isComplete
    staysListed = walk.staysListed
    var divergences = walk.divergences
    if goal != .any, let first = divergences.first {
      divergences[0] = Self.smaller(
        than: first, on: machine, expectations, level, skipsUnreadBases: skipsUnreadBases)
    }
    self.divergences = divergences
  }

  /// Whether every sequence ran and none showed a memory.
  var isPassed: Bool { divergences.isEmpty && isComplete }

  /// Returns a history of as few inputs as can show a memory.
  ///
  /// The levels below have fewer sequences than this one, so they run without a limit.
  private static func smaller(
    than found: Divergence, on machine: any ProofMachine, _ expectations: Expectations,
    _ level: Level, skipsUnreadBases: Bool
  ) -> Divergence {
    for k in 0..<max(0, found.depth(level.writes)) {
      let smaller = HistorySuite(
        machine, expectations, Level(k, level.writes, heldStarts: level.hasHeldStarts),
        skipsUnreadBases: skipsUnreadBases, seeking: .any)
      if let first = smaller.divergences.first { return first }
    }
    return found
  }
}

import BindingLaws

/// A complete suite of tests for a system's memory: every sequence of so many inputs.
///
/// Suppose every sequence of at most k + 1 inputs from each start does what is expected. Then an input
/// that does something else was prepared by more than k earlier ones. And only so: the suite finds
/// a memory if and only if k inputs can prepare something that shows it.
///
/// Source: complete test suites for Mealy machines (Vasilevskii 1973, Chow 1978), with the fault
/// domain of Vaandrager and Melse, *New Fault Domains for Conformance Testing of Finite State
/// Machines*, CONCUR 2025: all states reached by a cover followed by at most k inputs. The cover is
/// the system made again in every base; external writes of the base make it one.
///
/// `SuiteSize` counts by the same rules: change one in both. Recorded outputs hold the number of sequences.
/// `BareSuite` in `Tests/Benchmarks` runs the same sequences of one system, and has to come to as many.
struct HistorySuite {
  /// How far memory is looked for.
  struct Level: Equatable {
    /// How many inputs may prepare what shows it.
    let k: Int
    let writes: ExternalWrites
    /// Whether everything may be held from the start.
    let hasHeldStarts: Bool

    init(_ k: Int, _ writes: ExternalWrites, heldStarts: Bool = true) {
      self.k = k
      self.writes = writes
      hasHeldStarts = heldStarts
    }
  }

  let level: Level

  /// Histories that show a memory: the smallest first, which has least inputs and is the first in order.
  ///
  /// Then others, if they were looked for: one for each input that reads something else, or leads elsewhere.
  /// A second memory may hide behind the first. `LawCheck.sequel` tries them in this order.
  let divergences: [Divergence]
  /// How many sequences were run, each on a system of its own.
  let sequences: Int
  /// Whether every sequence was run.
  let isComplete: Bool
  /// Whether every base that was reached is a listed one.
  let staysListed: Bool

  /// Runs every sequence of a level, until one shows a memory.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - expectations: What it does where nothing is remembered.
  ///   - level: How far to look.
  ///   - limit: How many sequences may be run.
  ///   - skipsUnreadBases: Whether an input that read nothing of the source is spared in other bases.
  ///   - isSmallest: Whether the smallest history is looked for, if there is one.
  ///   - goesOn: Whether others are looked for then.
  init(
    _ machine: any ProofMachine, _ expectations: Expectations, _ level: Level, limit: Int = .max,
    skipsUnreadBases: Bool = true, isSmallest: Bool = true, goesOn: Bool = false
  ) {
    var walk = SuiteWalk(
      machine, expectations, level, limit: limit, skipsUnreadBases: skipsUnreadBases, goesOn: goesOn
    )
    walk.run()
    self.level = level
    sequences = walk.sequences
    isComplete = walk.isComplete
    staysListed = walk.staysListed
    let first = walk.divergences.first.map { found in
      isSmallest
        ? Self.smaller(
          than: found, on: machine, expectations, level, skipsUnreadBases: skipsUnreadBases) : found
    }
    divergences = (first.map { [$0] } ?? []) + walk.divergences.dropFirst()
  }

  /// Whether all was tried and no memory showed.
  var isPassed: Bool { divergences.isEmpty && isComplete }

  /// A history of as few inputs as show a memory.
  private static func smaller(
    than found: Divergence, on machine: any ProofMachine, _ expectations: Expectations,
    _ level: Level, skipsUnreadBases: Bool
  ) -> Divergence {
    for k in 0..<max(0, found.depth(level.writes)) {
      let smaller = HistorySuite(
        machine, expectations, Level(k, level.writes, heldStarts: level.hasHeldStarts),
        skipsUnreadBases: skipsUnreadBases, isSmallest: false)
      if let first = smaller.divergences.first { return first }
    }
    return found
  }
}

import BindingLaws

/// A complete suite of tests for a system's memory: every sequence of so many inputs.
///
/// If every sequence of at most k + 1 inputs from each start does what is expected, then an input
/// that does something else was prepared by more than k earlier ones. And only so: the suite finds
/// a memory if and only if k inputs can prepare something that shows it.
///
/// Source: complete test suites for Mealy machines (Vasilevskii 1973, Chow 1978), with the fault
/// domain of Vaandrager and Melse, *New Fault Domains for Conformance Testing of Finite State
/// Machines*, CONCUR 2025: all states reached by a cover followed by at most k inputs. The cover is
/// the system made again in every base; external writes of the base make it one.
///
/// `SuiteSize` counts by the same rules: change one in both. Recorded outputs hold the number of sequences.
struct MemorySuite {
  /// How far memory is looked for.
  struct Level: Equatable {
    /// How many inputs may prepare what shows it.
    let k: Int
    let writes: ExternalWrites
    /// Whether everything may be held from the start.
    let hasHeldStarts: Bool

    init(_ k: Int, _ writes: ExternalWrites, heldStarts: Bool = true) {
      (self.k, self.writes, hasHeldStarts) = (k, writes, heldStarts)
    }
  }

  let level: Level
  // Results: only `MemorySuite+Walk` writes them, because proofs rest on them.

  /// Histories that show a memory: the smallest first, which has least inputs and is the first in order.
  ///
  /// Then others, if they were looked for: one for each input that reads something else, or leads elsewhere.
  /// A second memory may hide behind the first. `LawCheck.sequel` tries them in this order.
  var divergences: [Divergence] = []
  /// How many sequences were run, each on a system of its own.
  var sequences = 0
  /// Whether every sequence was run.
  var isComplete = true
  /// Whether every base that was reached is a listed one.
  var staysListed: Bool

  let machine: any Machine
  let expectations: Expectations
  let shape: MachineShape
  let limit: Int
  /// Whether an input that read nothing of the source may be spared in other bases.
  let isSparing: Bool
  /// Whether others are looked for once one history shows a memory.
  let goesOn: Bool
  /// How many inputs a sequence has.
  let length: Int
  /// Whether writes are free: each input is then tried in every base, which is written before it.
  let isFree: Bool
  /// The input at each place; from `shape.count` on, where writes count, a write of a base.
  let input: Cells<Int>
  /// The base in which each input is carried out: where writes are free, the one written before.
  let base: Cells<Int>
  /// Whether an input is not to be tried in other bases.
  let isSpared: Cells<Bool>
  /// Since which base each port is held before each place; -1 where it is not.
  let since: Cells<Int>
  /// The place of the input that did something else, and whether that shows in what is read or in the base.
  var failed: Int?
  var isVisible = false
  /// The inputs by which that showed.
  var blamed: Set<Int> = []

  /// Runs every sequence of a level, until one shows a memory.
  ///
  /// - Parameters:
  ///   - machine: The system.
  ///   - expectations: What it does where nothing is remembered.
  ///   - level: How far to look.
  ///   - limit: How many sequences may be run.
  ///   - isSparing: Whether an input that read nothing of the source is spared in other bases.
  ///   - isSmallest: Whether the smallest history is looked for, if there is one.
  ///   - goesOn: Whether others are looked for then.
  init(
    _ machine: any Machine, _ expectations: Expectations, _ level: Level, limit: Int = .max,
    isSparing: Bool = true, isSmallest: Bool = true, goesOn: Bool = false
  ) {
    (self.machine, self.expectations, self.level, shape) = (
      machine, expectations, level, machine.shape
    )
    (self.limit, self.goesOn, staysListed) = (limit, goesOn, expectations.staysListed)
    (length, isFree) = (level.k + 1, level.writes == .free)
    self.isSparing = isSparing && isFree
    input = Cells(repeating: -1, count: length + 1)
    base = Cells(repeating: -1, count: length + 1)
    isSpared = Cells(repeating: true, count: length + 1)
    since = Cells(repeating: -1, count: (length + 1) * shape.ports)
    let starts = level.starts(of: machine, expectations, isSparing: self.isSparing)
    for start in starts where failed == nil && isComplete { runAll(from: start) }
    if isSmallest { findSmaller() }
  }

  /// Whether all was tried and no memory showed.
  var isPassed: Bool { divergences.isEmpty && isComplete }

  /// Looks for a history of fewer inputs than the one that was found.
  private mutating func findSmaller() {
    guard let depth = divergences.first?.depth(level.writes) else { return }
    for k in 0..<max(0, depth) {
      let smaller = MemorySuite(
        machine, expectations, Level(k, level.writes, heldStarts: level.hasHeldStarts),
        isSparing: isSparing, isSmallest: false)
      guard let found = smaller.divergences.first else { continue }
      divergences[0] = found
      return
    }
  }
}

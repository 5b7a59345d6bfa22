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
  /// The smallest history that shows a memory: of least inputs, then the first in order.
  private(set) var divergence: Divergence?
  /// Others, if they were looked for: one for each input that reads something else, or leads elsewhere.
  ///
  /// A second memory may hide behind the first. `LawCheck.sequel` tries them in this order.
  private(set) var others: [Divergence] = []
  /// How many sequences were run, each on a system of its own.
  private(set) var sequences = 0
  /// Whether every sequence was run.
  private(set) var isComplete = true
  /// Whether every base that was reached is a listed one.
  private(set) var staysListed: Bool

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
    (self.level, staysListed) = (level, expectations.staysListed)
    let isSparing = isSparing && level.writes == .free
    let walk = SuiteWalk(machine, expectations, level, isSparing: isSparing)
    let starts = level.starts(of: machine, expectations, isSparing: isSparing)
    run(walk, starts, limit, goesOn: goesOn)
    guard isSmallest, let depth = divergence?.depth(level.writes) else { return }
    for k in 0..<max(0, depth) {
      let smaller = MemorySuite(
        machine, expectations, Level(k, level.writes, heldStarts: level.hasHeldStarts),
        isSparing: isSparing, isSmallest: false)
      guard let found = smaller.divergence else { continue }
      divergence = found
      return
    }
  }

  /// Whether all was tried and no memory showed.
  var isPassed: Bool { divergence == nil && isComplete }

  private mutating func run(
    _ walk: SuiteWalk, _ starts: [Divergence.Start], _ limit: Int, goesOn: Bool
  ) {
    var (walk, blamed) = (walk, Set<Int>())
    for start in starts where walk.failed == nil && isComplete {
      walk.run(from: start, limit: limit) { walk, place in
        let isNew = walk.isVisible && blamed.insert(walk.input[place]).inserted
        if divergence == nil {
          divergence = walk.divergence(from: start, at: place)
        } else if isNew {
          others.append(walk.divergence(from: start, at: place))
        }
        return goesOn && others.count < Self.mostOthers
      }
      (sequences, isComplete) = (walk.sequences, walk.isWithinLimit)
    }
    staysListed = staysListed && walk.staysListed
  }

  private static let mostOthers = 8
}

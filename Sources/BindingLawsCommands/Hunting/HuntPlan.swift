import BindingGenerators
import LawChecking

/// What is hunted for, and how hard: the first line of its results.
///
/// All that comes of a piece follows from the plan and the program, so that what was interrupted or
/// spread over machines fits together again.
struct HuntPlan: Hashable, Sendable, Codable {
  /// What the file is, so that nobody takes another for one.
  private var format = Self.currentFormat
  private var version = Self.currentVersion
  /// The systems, and the laws that some are judged by beside the others.
  let systems: [String]
  let ownLaws: [String: [String]]
  /// The laws that all systems are judged by.
  let laws: [String]
  /// Whether these were named, so that a system of which none speaks is no surprise.
  let areLawsNamed: Bool
  /// Where random cases begin.
  let seed: Seed
  /// How many random cases there are of each system and law; `nil` where time decides.
  let cases: Int?
  /// How many operations of memory a proof reaches first; `nil` for as many as a number of
  /// sequences allows.
  let k: Int?
  /// Whether systems run in child processes; `nil` for those that declare that they may trap.
  let children: Bool?
  /// What a child may use.
  let limits: ChildLimits
  /// Which part of the hunt it is.
  let shard: HuntShard
  /// What tells the program from others.
  let build: String

  private static let currentFormat = "binding-laws hunt"
  private static let currentVersion = 1

  init(
    systems: [(name: String, ownLaws: [String])], laws: [String], areLawsNamed: Bool,
    seed: Seed, cases: Int?, k: Int?, children: Bool?, limits: ChildLimits, shard: HuntShard,
    build: String
  ) {
    self.systems = systems.map(\.name)
    let own = systems.filter { !$0.ownLaws.isEmpty }
    ownLaws = Dictionary(own.map { ($0.name, $0.ownLaws) }) { first, _ in first }
    (self.laws, self.areLawsNamed) = (laws, areLawsNamed)
    (self.seed, self.cases, self.k) = (seed, cases, k)
    (self.children, self.limits, self.shard, self.build) = (children, limits, shard, build)
  }

  /// Whether this library can read what stands after it.
  var isReadable: Bool {
    format == Self.currentFormat && version == Self.currentVersion
  }

  /// The names of the laws that a system is judged by.
  func laws(of system: String) -> [String] { laws + (ownLaws[system] ?? []) }
}

// MARK: - Pieces

extension HuntPlan {
  /// The random cases of a piece: 1,000 at first, then twice as many each time, up to a limit that
  /// leaves enough pieces to be spread.
  func range(ofPiece number: Int) -> Range<Int> {
    let start = start(ofPiece: number)
    return start..<min(start + size(ofPiece: number), cases ?? .max)
  }

  /// How many pieces of random cases there are of each system and law; `nil` where time decides.
  var pieces: Int? {
    guard let cases else { return nil }
    var (number, start) = (0, 0)
    while start < cases {
      let size = size(ofPiece: number)
      if size == largestPiece { return number + (cases - start + size - 1) / size }
      (number, start) = (number + 1, start + size)
    }
    return number
  }

  private static let firstPiece = 1_000
  private static let largestPieces = 1_000...64_000
  /// Of how many pieces of a system and a law the books can be kept.
  private static let mostPieces = 65_536

  private var largestPiece: Int {
    let (least, most) = (Self.largestPieces.lowerBound, Self.largestPieces.upperBound)
    return cases.map { max(min(max($0 / 32, least), most), $0 / Self.mostPieces) } ?? most
  }

  private func size(ofPiece number: Int) -> Int {
    min(Self.firstPiece << min(number, 20), largestPiece)
  }

  private func start(ofPiece number: Int) -> Int {
    var (start, place) = (0, 0)
    while place < number {
      let size = size(ofPiece: place)
      if size == largestPiece { return start + (number - place) * size }
      (start, place) = (start + size, place + 1)
    }
    return start
  }
}

// MARK: - Options

extension HuntPlan {
  /// How hard to look at a level; at the first one as hard as at a tenth of all random cases.
  ///
  /// - Parameter depth: How many operations of memory the level before has reached, if any.
  func options(ofLevel level: Int, after depth: Int?) -> CheckOptions {
    let least = Effort.normal.cases
    let first = cases.map { min(max($0 / 10, least), Self.mostAtFirst) } ?? least
    var options = CheckOptions(seed: seed, cases: first << min(2 * level, 30))
    options.memoryDepth = level == 0 ? k : (depth ?? (k ?? 1) - 1) + 1
    return options
  }

  /// How to look at a piece of random cases.
  func options(ofPiece number: Int) -> CheckOptions {
    options(ofRange: range(ofPiece: number))
  }

  /// How to look at random cases by their numbers.
  func options(ofRange range: Range<Int>) -> CheckOptions {
    var options = CheckOptions(seed: seed)
    (options.range, options.maximumLength) = (range, Self.longest)
    options.usesProof = false
    return options
  }

  private static let mostAtFirst = 10_000
  private static let longest = 192
}

// MARK: - Comparing

extension HuntPlan {
  /// What makes it another hunt than one of before; `nil` where it goes on with that.
  ///
  /// - Parameter isElsewhere: Whether another part of it is meant, which may be of another build.
  func difference(from other: HuntPlan, isElsewhere: Bool = false) -> String? {
    let aspects: [(String, Bool)] = [
      ("systems", systems == other.systems),
      (
        "laws", laws == other.laws && ownLaws == other.ownLaws && areLawsNamed == other.areLawsNamed
      ),
      ("--seed", seed == other.seed), ("--cases", cases == other.cases), ("--k", k == other.k),
      ("--children", children == other.children),
      ("limit of child processes", limits == other.limits),
      ("number of shards", shard.count == other.shard.count),
      ("--shard", isElsewhere || shard == other.shard),
      ("build of the program", isElsewhere || build == other.build),
    ]
    return aspects.first { !$0.1 }?.0
  }
}

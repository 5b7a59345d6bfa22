import BindingGenerators
import Foundation
import LawChecking

/// What is hunted for, and how hard.
///
/// All that comes of a piece follows from the plan and the program, so that what was interrupted or
/// spread over machines fits together again.
struct HuntPlan: Hashable, Sendable, Codable {
  private static let currentFormat = "binding-laws hunt 1"

  /// What the file is, so that nobody takes another for one.
  ///
  /// Shards of several builds are merged: whatever changes plans, records or pieces needs another one. Stored
  /// are `ChildLimits`, `HuntShard`, and all of `HuntRecord`: verdicts, counterexamples, and `PairSet`.
  var format = Self.currentFormat
  let systems: [String]
  /// The laws that all systems are judged by.
  let laws: [String]
  /// Whether these were named: then a system about which none speaks is no surprise.
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
  var shard: HuntShard
  /// What distinguishes the program from others.
  let build: String

  /// The names of the laws that a system is judged by: all, or those that it declares to break, too.
  ///
  /// `Registry.laws` has the laws themselves: of one that it leaves out nothing is hunted.
  func laws(of name: String) -> [String] {
    let system = areLawsNamed ? nil : Registry.current.knownSystem(name)
    return laws + (system?.breaks ?? []).map(\.id).filter { !laws.contains($0) }
  }

  /// What was asked for beyond the defaults, as a command line has it.
  var asked: [String] {
    [cases.map { "--cases \($0)" }, k.map { "--k \($0)" }].compactMap(\.self)
  }

  /// Every system with every law, in order, and a number of each that spreads them over shards.
  var pairs: [(place: Int, pair: HuntLedger.SystemLaw)] {
    systems.enumerated().flatMap { place, system in
      laws(of: system).enumerated().map { (place + $0, .init(system: system, law: $1)) }
    }
  }
}

// MARK: - Pieces

extension HuntPlan {
  /// The random cases of a piece, of which each has 2,000 more than the one before: small ones come
  /// first, and there are never too many.
  func range(ofPiece number: Int) -> Range<Int> {
    1_000 * number * number..<min(1_000 * (number + 1) * (number + 1), cases ?? .max)
  }

  /// How many pieces of random cases there are of each system and law; `nil` where time decides.
  ///
  /// It counts the ranges of `range(ofPiece:)`: change both.
  var pieces: Int? { cases.map { Int((Double($0) / 1_000).squareRoot().rounded(.up)) } }

  /// The level that follows a piece of random cases, where time decides: four times as many were run
  /// before it as before the last one.
  func level(after piece: Int) -> Int? {
    let number = piece + 1
    return cases == nil && number > 1 && number.nonzeroBitCount == 1
      ? number.trailingZeroBitCount : nil
  }

  /// The systems whose levels fall to a shard.
  func systems(of shard: HuntShard) -> [String] {
    systems.enumerated().filter { shard.owns(at: $0.offset) }.map(\.element)
  }

  /// The systems of this shard that were not looked at yet.
  func unseen(_ ledger: HuntLedger) -> [String] {
    systems(of: shard).filter { !ledger.isDone(HuntPiece(system: $0, number: 0)) }
  }

  /// Whether something is left that this shard has to hunt; where time decides, only first looks are
  /// something that has to be done.
  func leavesSomething(_ ledger: HuntLedger) -> Bool {
    if !unseen(ledger).isEmpty { return true }
    return pairs.contains { place, pair in
      (0..<(pieces ?? 0)).contains {
        shard.owns(piece: $0, at: place)
          && !ledger.isDone(HuntPiece(system: pair.system, law: pair.law, number: $0))
      }
    }
  }

  /// How many cases are left for this shard, more or less.
  func casesLeft(_ ledger: HuntLedger) -> Int {
    let share = (cases ?? 0) / shard.count
    return pairs.map(\.pair).filter { !ledger.isClosed($0, before: .max) }
      .reduce(0) { $0 + max(0, share - (ledger.ranges[$1]?.cases ?? 0)) }
  }

  /// How hard to look at a level; at the first one as hard as at a tenth of all random cases.
  ///
  /// - Parameter depth: How many operations of memory the level before has reached, if any.
  func options(ofLevel level: Int, after depth: Int?) -> CheckOptions {
    let least = Effort.normal.cases
    let first = cases.map { min(max($0 / 10, least), 10_000) } ?? least
    var options = CheckOptions(seed: seed, cases: first << min(2 * level, 30))
    options.memoryDepth = level == 0 ? k : (depth ?? (k ?? 1) - 1) + 1
    return options
  }

  /// How to look at a piece of random cases.
  func options(ofPiece number: Int) -> CheckOptions {
    var options = CheckOptions(seed: seed)
    // As many operations as `swarm(ofHuntedCase:seed:)` draws at most.
    (options.range, options.maximumLength) = (range(ofPiece: number), 192)
    options.usesProof = false
    return options
  }
}

// MARK: - Comparing

extension HuntPlan {
  /// Reads a plan.
  ///
  /// The largest number of cases is also that of `Hunt.validate`.
  ///
  /// - Throws: `Failure.unreadable` where it is none, or of another version.
  init(_ data: Data, of directory: String) throws {
    guard let plan = try? JSONDecoder().decode(Self.self, from: data),
      plan.format == Self.currentFormat, (1...1_000_000_000_000).contains(plan.cases ?? 1),
      HuntShard(number: plan.shard.number, of: plan.shard.count) != nil
    else {
      throw Failure.unreadable(
        "\(directory) holds no hunt that this version reads: name another directory")
    }
    self = plan
  }

  /// What makes it another hunt than an earlier one; `nil` where it goes on with that one.
  ///
  /// Each field but the format has a row: one without may differ, and nobody notices.
  ///
  /// - Parameter isElsewhere: Whether another part of it is meant, which may be of another build.
  func difference(from other: HuntPlan, isElsewhere: Bool = false) -> String? {
    let aspects: [(String, Bool)] = [
      ("systems", systems == other.systems),
      ("laws", laws == other.laws && areLawsNamed == other.areLawsNamed),
      ("--seed", seed == other.seed), ("--cases", cases == other.cases), ("--k", k == other.k),
      ("--children", children == other.children),
      ("limit of child processes", limits == other.limits),
      ("number of shards", shard.count == other.shard.count),
      ("--shard", isElsewhere || shard == other.shard),
      ("build of the program", isElsewhere || build == other.build),
    ]
    return aspects.first { !$0.1 }?.0
  }

  /// No law that was named speaks about a system that was.
  var silence: Failure { .silence(of: laws, on: systems) }
}

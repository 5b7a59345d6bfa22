import BindingLaws
import LawChecking
import LawTelling

/// A judge that uses all cores, and keeps its findings in the order of systems and laws.
final class Judging: Sendable {
  /// The systems to judge, each with its laws.
  private let systems: [(system: JudgedSystem, laws: [Law])]
  /// The indices of the laws by which each system is to be judged, in order: all, or those of a shard.
  private let asked: [[Int]]
  /// The options of each check.
  private let options: CheckOptions
  /// The options of child processes.
  private let children: ChildOptions
  /// Whether a system to which no law applies is a surprise.
  private let requiresJudgement: Bool
  /// The options that the search was given.
  private let commandOptions: [String]
  /// The progress that is shown meanwhile.
  private let progress: Progress
  /// The judgements so far, by system and law.
  ///
  /// Nil for a law by which there is no judgement: it does not apply, or its turn has not come. A judgement that
  /// is by no law is in the place of one: see `note`.
  private let results: Locked<[[Judgement?]]>
  /// The state of telling while others are still judged.
  private let told = Locked(Told())
  /// Tells the findings on a system, while others may still be judged.
  private let tell: Telling

  /// Tells judgements of a system.
  ///
  /// `all` also has those by laws beside a shard.
  typealias Telling = @Sendable (_ judgements: [Judgement], _ all: [Judgement]) throws -> Void

  /// The state of telling.
  ///
  /// Systems are told in order, so the first ones are told first.
  private struct Told {
    /// The indices of the systems that have been judged.
    var judged: Set<Int> = []
    /// The number of systems that were told.
    var systems = 0
    /// Whether nothing is told any more.
    var isOver = false
  }

  /// Prepares to judge.
  ///
  /// Each system needs at least one law.
  ///
  /// - Parameter tell: Tells the findings on one system after the other, so that a process that ends has told
  ///   what it knew.
  init(
    _ systems: [(system: JudgedSystem, laws: [Law])], shard: Shard?, options: CheckOptions,
    children: ChildOptions, commandOptions: [String],
    requiringJudgement requiresJudgement: Bool, on console: Console,
    telling tell: @escaping Telling
  ) {
    self.systems = systems
    asked = shard?.laws(of: systems) ?? systems.map { Array($0.laws.indices) }
    self.options = options
    self.children = children
    self.requiresJudgement = requiresJudgement
    self.tell = tell
    self.commandOptions = commandOptions
    progress = Progress(console, pieces: ProgressLine.Pieces(of: asked.joined().count, "checks"))
    results = Locked(systems.map { Array(repeating: nil, count: $0.laws.count) })
  }

  /// The judgements so far, by the laws that were asked for.
  var judgements: [Judgement] { judgements(on: systems.indices) }

  /// Stops telling.
  ///
  /// - Returns: The number of judgements that were told.
  func stopTelling() -> Int {
    told.use { told in
      told.isOver = true
      return judgements(on: 0..<told.systems).count
    }
  }

  /// Returns the judgements so far on these systems, by the laws that were asked for.
  private func judgements(on places: Range<Int>) -> [Judgement] {
    let results = results.value
    return places.flatMap { place in asked[place].compactMap { results[place][$0] } }
      .settingEach(\.options, to: commandOptions)
  }

  /// The judgements so far, including those by laws beside a shard: one mistake may break laws of both.
  var allJudgements: [Judgement] { allJudgements(on: systems.indices) }

  /// Returns the judgements so far on these systems, including those by laws beside a shard.
  private func allJudgements(on places: Range<Int>) -> [Judgement] {
    results.value[places].joined().compactMap(\.self).settingEach(\.options, to: commandOptions)
  }

  /// The number of systems to judge.
  var systemCount: Int { asked.count { !$0.isEmpty } }

  /// Judges every system by its laws.
  func run() async throws {
    defer { stopProgress() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for place in systems.indices {
        group.addTask { [self] in
          if systems[place].system.isOnMainActor {
            try await MainActor.run { try judge(place) }
          } else {
            try judge(place)
          }
          try finish(place)
        }
      }
      try await group.waitForAll()
    }
  }

  /// Tells the findings on the systems that come next, as far as they have been judged.
  private func finish(_ place: Int) throws {
    try told.use { told in
      told.judged.insert(place)
      while !told.isOver && told.judged.contains(told.systems) {
        let next = told.systems..<told.systems + 1
        told.systems += 1
        try tell(judgements(on: next), allJudgements(on: next))
      }
    }
  }

  /// Wipes the bar, so that something else can be printed.
  func stopProgress() { progress.end() }

  /// Judges a system by the laws that were asked for, and by the others if these depend on them.
  private func judge(_ place: Int) throws {
    if asked[place].isEmpty { return }
    try judge(place, by: asked[place]) { progress.advance() }
    let all = Array(systems[place].laws.indices)
    if asked[place] != all {
      if !dependsOnOtherLaws(place) { return }
      // All laws are judged anew, as in a run without shards, whose lines these have to be.
      results.use { $0[place] = all.map { _ in nil } }
      // The progress counts only what was asked for, and that is done.
      try judge(place, by: all) {}
    }
    if requiresJudgement && results.use({ $0[place].allSatisfy { $0 == nil } }) {
      note(.noLaw, on: place, insteadOf: 0)
    }
  }

  /// Returns whether what a shard says of a system depends on the laws of other shards.
  ///
  /// A finding does: only all laws show which ones are broken by one cause. That no law applies to the system does,
  /// too, and the shard with the first law says it.
  private func dependsOnOtherLaws(_ place: Int) -> Bool {
    let judgements = results.use { $0[place].compactMap(\.self) }
    if judgements.isEmpty { return requiresJudgement && asked[place].first == 0 }
    return judgements.contains(where: \.verdict.isFinding)
  }

  /// Judges a system by some of its laws.
  ///
  /// A system that cannot be judged does not keep others from being judged.
  private func judge(_ place: Int, by chosen: [Int], afterEach advance: () -> Void) throws {
    let (system, laws) = systems[place]
    let isInChildren = children.takes(system)
    var placeInTurn = 0
    do {
      try system.judge(
        by: chosen.map { laws[$0] }, options: options,
        isInChildren ? .children(children.limits) : .here
      ) { index, judgement in
        results.use { $0[place][chosen[index]] = judgement }
        placeInTurn = index + 1
        advance()
      }
    } catch {
      guard let reason = Failure(error)?.reasonNotToJudge else { throw error }
      note(.fault(reason), on: place, insteadOf: chosen[placeInTurn])
    }
  }

  /// Notes that there is no verdict on a system, in the place of the law that met the reason.
  ///
  /// So the shard of that law tells it, and no other one. An earlier law that does not apply has no judgement
  /// either, but its shard may not meet the reason.
  private func note(
    _ obstruction: Verdict.Obstruction, on place: Int, insteadOf law: Int
  ) {
    let system = systems[place].system
    let unjudged = Verdict.unjudged(on: system.name, because: obstruction, seed: options.seed)
    results.use { $0[place][law] = system.judgement(unjudged) }
  }
}

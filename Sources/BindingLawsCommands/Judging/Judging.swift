import BindingLaws
import LawChecking
import LawTelling

/// Judges on all cores and keeps what was found so far, in the order of systems and laws.
final class Judging: Sendable {
  private let systems: [(system: JudgedSystem, laws: [Law])]
  /// The places of the laws by which each system is to be judged: all, or those of a shard.
  private let asked: [[Int]]
  private let options: CheckOptions
  private let children: ChildOptions
  /// Whether a system that no law speaks about is a surprise.
  private let requiresJudgement: Bool
  /// The options that the search was given.
  private let commandOptions: [String]
  private let progress: Progress
  private let found: Locked<[[Judgement?]]>

  /// Each system has at least one law: `note` writes into the place of one.
  init(
    _ systems: [(system: JudgedSystem, laws: [Law])], shard: Shard?, options: CheckOptions,
    children: ChildOptions, commandOptions: [String],
    requiringJudgement requiresJudgement: Bool, on console: Console
  ) {
    self.systems = systems
    asked = shard?.laws(of: systems) ?? systems.map { Array($0.laws.indices) }
    self.options = options
    self.children = children
    self.requiresJudgement = requiresJudgement
    self.commandOptions = commandOptions
    progress = Progress(console, total: asked.joined().count, unit: "checks")
    found = Locked(systems.map { Array(repeating: nil, count: $0.laws.count) })
  }

  /// What was found so far.
  var judgements: [Judgement] {
    zip(found.value, asked).flatMap { found, asked in asked.compactMap { found[$0] } }
      .with(\.options, commandOptions)
  }

  /// The same, and what was judged beside a shard, because only both together show one mistake.
  var allJudgements: [Judgement] {
    found.value.joined().compactMap(\.self).with(\.options, commandOptions)
  }

  /// How many systems it is about.
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
        }
      }
      try await group.waitForAll()
    }
  }

  /// Wipes the bar, so that something else can be printed.
  func stopProgress() { progress.end() }

  /// Judges a system by the laws that were asked for.
  private func judge(_ place: Int) throws {
    let all = Array(systems[place].laws.indices)
    if asked[place].isEmpty { return }
    try judge(place, by: asked[place])
    if asked[place] != all {
      if !dependsOnOtherLaws(place) { return }
      found.use { $0[place] = all.map { _ in nil } }
      try judge(place, by: all)
    }
    if requiresJudgement && found.use({ $0[place].allSatisfy { $0 == nil } }) {
      note(.noLaw, on: place)
    }
  }

  /// Whether the lines of a shard on a system hold what only all laws show: which ones break for one cause, or
  /// that none speaks about the system.
  private func dependsOnOtherLaws(_ place: Int) -> Bool {
    let judgements = found.use { $0[place].compactMap(\.self) }
    if judgements.isEmpty { return requiresJudgement && asked[place].first == 0 }
    return judgements.contains(where: \.verdict.isFinding)
  }

  /// Judges a system by some of its laws; one that cannot be judged keeps nobody from judging the others.
  private func judge(_ place: Int, by chosen: [Int]) throws {
    let (system, laws) = systems[place]
    let isInChildren = children.takes(system)
    do {
      try system.judge(
        by: chosen.map { laws[$0] }, options: options,
        isInChildren ? .children(children.limits) : .here
      ) { index, judgement in
        found.use { $0[place][chosen[index]] = judgement }
        if chosen == asked[place] { progress.advance() }
      }
    } catch {
      guard let reason = Failure(error)?.reasonNotToJudge else { throw error }
      note(.fault(reason), on: place)
    }
  }

  /// Notes that there is no verdict on a system.
  private func note(_ obstruction: Verdict.Obstruction, on place: Int) {
    let system = systems[place].system
    let none = Verdict.none(on: system.name, obstruction, seed: options.seed)
    found.use {
      let free = $0[place].firstIndex { $0 == nil } ?? 0
      $0[place][free] = system.judgement(none)
    }
  }
}

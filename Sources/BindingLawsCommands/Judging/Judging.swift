import BindingLaws
import LawChecking

/// Judges on all cores and keeps what was found so far, in the order of systems and laws.
final class Judging: Sendable {
  private let systems: [(system: JudgedSystem, laws: [Law])]
  private let options: CheckOptions
  private let children: ChildOptions
  /// Whether a system that no law speaks about is a surprise.
  private let requiresJudgement: Bool
  /// The options that the search was given.
  private let asked: [String]
  private let progress: Progress
  private let found: Locked<[[Judgement?]]>

  /// Each system has at least one law: `note` writes into the place of one.
  init(
    _ systems: [(system: JudgedSystem, laws: [Law])], options: CheckOptions,
    children: ChildOptions, asked: [String], requiringJudgement requiresJudgement: Bool,
    on console: Console
  ) {
    (self.systems, self.options, self.children) = (systems, options, children)
    (self.requiresJudgement, self.asked) = (requiresJudgement, asked)
    let total = systems.reduce(0) { $0 + $1.laws.count }
    progress = Progress(console, total: total, unit: "checks")
    found = Locked(systems.map { Array(repeating: nil, count: $0.laws.count) })
  }

  /// What was found so far.
  var judgements: [Judgement] {
    found.value.joined().compactMap(\.self).with(\.options, asked)
  }

  /// How many systems it is about.
  var systemCount: Int { systems.count }

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

  /// Judges a system; one that cannot be judged keeps nobody from judging the others.
  private func judge(_ index: Int) throws {
    let (system, laws) = systems[index]
    let place: Place = children.takes(system) ? .children(children.limits) : .here
    do {
      try system.judge(by: laws, options: options, place) { law, judgement in
        found.use { $0[index][law] = judgement }
        progress.advance()
      }
      if requiresJudgement && found.use({ $0[index].allSatisfy { $0 == nil } }) {
        note(.noLaw, on: index)
      }
    } catch {
      guard let reason = Failure(error)?.reasonNotToJudge else { throw error }
      note(.fault(reason), on: index)
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

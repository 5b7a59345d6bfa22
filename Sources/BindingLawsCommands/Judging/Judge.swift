import BindingGenerators
import BindingLaws
import LawChecking

extension JudgedSystem {
  /// Why the system skips a law; `nil` when it does not.
  func reasonNotOwing(_ law: Law) -> String? {
    skips.first { $0.law.id == law.id }?.reason
  }

  /// Why a law does not speak about the system, where it could; a row that may trap is not asked.
  func silence(of law: Law) -> String? { mayTrap ? nil : system.silence(of: law) }

  /// What the system declares about a law.
  func declaration(on law: LawDescription) -> Verdict.Kind {
    breaks.contains { $0.id == law.id } ? .broken : .upheld
  }

  /// A verdict beside what the system declares.
  func judgement(_ verdict: Verdict) -> Judgement {
    let declared =
      verdict.kind.needsNoDeclaration ? verdict.kind : declaration(on: verdict.law)
    var judgement = Judgement(verdict, declared: declared, rows: rows)
    judgement.declaresEnds = (breaks + skips.map(\.law)).contains(where: \.isAboutEnds)
    return judgement
  }

  /// Judges the system by laws, one after the other, and reports each.
  ///
  /// A law that does not speak about the system gives `nil`, unless it is declared broken. One that
  /// is skipped is run all the same, to say how it currently ends. With limits it is judged in child
  /// processes.
  func judge(
    by laws: [Law], options: CheckOptions, _ place: Place, _ report: (Int, Judgement?) -> Void
  ) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws {
      let check = try system.check(place, options, laws.filter { reasonNotOwing($0) == nil })
      for (index, law) in laws.enumerated() {
        let start = ContinuousClock.now
        let found = try check(law)
        if let death = found?.deathOfModel { throw Failure.model(of: name, diesOf: death) }
        let verdict = beside(found, law, seed: options.seed)
        report(index, verdict.map { judgement($0, in: start.duration(to: .now)) })
      }
    }
    try open(system)
  }

  /// Judges the system by laws; those that do not speak about it are left out.
  func judgements(
    by laws: [Law], options: CheckOptions, _ place: Place
  ) throws -> [Judgement] {
    var judgements: [Judgement] = []
    try judge(by: laws, options: options, place) { _, judgement in
      if let judgement { judgements.append(judgement) }
    }
    return judgements
  }

  /// What a verdict comes to beside what the system declares about the law: that it is skipped, or
  /// that it is broken, which asks for a verdict.
  private func beside(_ verdict: Verdict?, _ law: Law, seed: Seed) -> Verdict? {
    let description = LawDescription(law)
    if let reason = reasonNotOwing(law) {
      return verdict?.skipped(because: reason)
        ?? Verdict(
          on: name, description, .notJudged, .unjudged(.silent(law.id)), seed: seed
        ).skipped(because: reason)
    }
    if verdict != nil || declaration(on: description) != .broken { return verdict }
    return Verdict(on: name, description, .notJudged, .unjudged(.silent(law.id)), seed: seed)
  }

  private func judgement(_ verdict: Verdict, in duration: Duration) -> Judgement {
    var judgement = judgement(verdict)
    judgement.duration = duration
    judgement.acceptOthers()
    return judgement
  }
}

extension Verdict.Kind {
  /// Whether it is always as declared: what nobody can obey, and what is skipped.
  fileprivate var needsNoDeclaration: Bool { self == .impossible || self == .skipped }
}

extension Judgement {
  /// A law that is declared broken, and that traces up to a depth uphold, may be broken by others:
  /// no more was asked for.
  fileprivate mutating func acceptOthers() {
    guard case .exhaustion(var exhaustion) = verdict.grounds, verdict.kind == .upheld,
      exhaustion.randomCases == nil, declared == .broken
    else { return }
    exhaustion.othersBreak = true
    verdict.grounds = .exhaustion(exhaustion)
  }
}

extension BindingSystem {
  fileprivate typealias LawCheck = (Law) throws -> Verdict?

  /// Checks; in this process it leaves word of the case in case that the process dies of it, unless
  /// somebody else hears of the cases.
  fileprivate static func check(
    _ place: Place, _ options: CheckOptions, _ laws: [Law]
  ) throws -> LawCheck {
    guard case .here = place, options.recorder == nil else {
      let checker = try LawChecker(self, place, options: options)
      checker.announce(laws)
      return checker.verdict
    }
    let (recorder, name) = (CaseRecorder(), displayName)
    var options = options
    options.recorder = recorder
    let (checker, seed) = (try LawChecker(self, options: options), options.seed)
    return { law in
      recorder.begin(test: "binding-laws", system: name, law: law.id, seed: seed)
      defer { recorder.end() }
      return try checker.verdict(on: law)
    }
  }
}

extension Place {
  /// In children of this executable.
  static func children(_ limits: ChildrenLimits) -> Place {
    .children(limits, launch: ChildLaunch.launcher())
  }
}

/// Judges on all cores and keeps what was found so far, in the order of the pairs.
final class Judging: Sendable {
  private let pairs: [(system: JudgedSystem, law: Law)]
  private let options: CheckOptions
  private let children: ChildOptions
  /// Whether a system that no law speaks about is a surprise.
  private let requiresJudgement: Bool
  /// The options that the search was given.
  private let asked: [String]
  private let progress: Progress
  private let found: Locked<[Judgement?]>
  private let restarts: Restarts

  init(
    _ pairs: [(JudgedSystem, Law)], options: CheckOptions, children: ChildOptions,
    asked: [String] = [], requiringJudgement requiresJudgement: Bool, on console: Console
  ) {
    (self.pairs, self.options, self.children) = (pairs, options, children)
    (self.requiresJudgement, self.asked) = (requiresJudgement, asked)
    restarts = Restarts(
      judging: Set(pairs.map(\.0.name)), isWanted: children.areWanted != false)
    progress = Progress(console, total: pairs.count, unit: "checks")
    found = Locked(Array(repeating: nil, count: pairs.count))
  }

  /// What was found so far.
  var judgements: [Judgement] {
    found.use { $0.compactMap(\.self) }.map { judgement in
      var judgement = judgement
      judgement.options = asked
      return judgement
    }
  }

  /// How many systems it is about.
  var systemCount: Int { systems.count }

  /// Judges every pair.
  func run() async throws {
    defer { stopProgress() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for range in systems { group.addTask { try await self.judgeWhereItBelongs(range) } }
      try await group.waitForAll()
    }
    restarts.end()
  }

  /// Wipes the bar, so that something else can be printed.
  func stopProgress() { progress.end() }

  /// The neighbouring pairs of each system.
  private var systems: [Range<Int>] {
    let starts = pairs.indices.filter {
      $0 == 0 || pairs[$0].system.name != pairs[$0 - 1].system.name
    }
    return zip(starts, starts.dropFirst() + [pairs.count]).map { $0..<$1 }
  }

  private func judgeWhereItBelongs(_ range: Range<Int>) async throws {
    if pairs[range.lowerBound].system.isOnMainActor {
      try await MainActor.run { try judge(range) }
    } else {
      try judge(range)
    }
  }

  /// Judges a system; one that cannot be judged keeps nobody from judging the others.
  private func judge(_ range: Range<Int>) throws {
    let system = pairs[range.lowerBound].system
    do {
      try judge(system, range)
      if requiresJudgement && found.use({ $0[range].allSatisfy { $0 == nil } }) {
        note(.noLaw, on: system, at: range.lowerBound)
      }
    } catch {
      guard let reason = Failure(error)?.reasonNotToJudge else { throw error }
      note(.fault(reason), on: system, at: range.lowerBound)
    }
  }

  /// Notes that there is no verdict on a system.
  private func note(_ obstruction: Verdict.Obstruction, on system: JudgedSystem, at index: Int) {
    let verdict = Verdict(
      on: system.name, .any, .notJudged, .unjudged(obstruction), seed: options.seed)
    found.use { $0[index] = system.judgement(verdict) }
  }

  private func judge(_ system: JudgedSystem, _ range: Range<Int>) throws {
    try system.judge(
      by: pairs[range].map(\.law), options: options,
      children.takes(system) || restarts.areDue(to: system.name)
        ? .children(children.limits) : .here
    ) { index, judgement in
      found.use { $0[range.lowerBound + index] = judgement }
      progress.advance()
    }
  }
}

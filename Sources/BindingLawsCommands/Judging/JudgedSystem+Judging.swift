import BindingGenerators
import BindingLaws
import LawChecking

extension JudgedSystem {
  /// Returns why a law does not apply to the system, though it could.
  ///
  /// Nil for a system that may trap.
  func reasonNotApplied(_ law: Law) -> String? { mayTrap ? nil : system.reasonNotApplied(law) }

  /// The reasons for skipped laws, by id.
  ///
  /// Of two reasons for one law the first counts, also in JSON.
  var skipReasons: [String: String] {
    Dictionary(skips.map { ($0.law.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the kind of verdict that the system declares for a law.
  func declaration(on law: LawDescription) -> Verdict.Kind {
    breaks.contains { $0.id == law.id } ? .broken : .upheld
  }

  /// Combines a verdict with what the system declares.
  func judgement(_ verdict: Verdict) -> Judgement {
    // Laws that nobody can obey, and laws that are skipped, are always as declared.
    let isFree = verdict.kind == .impossible || verdict.kind == .skipped
    let declared = isFree ? verdict.kind : declaration(on: verdict.law)
    var judgement = Judgement(verdict, declared: declared, rows: rows)
    judgement.declaresEnds = (breaks + skips.map(\.law)).contains(where: \.isAboutEnds)
    return judgement
  }

  /// Makes a checker of the system.
  func checker(_ place: Place, _ options: CheckOptions = CheckOptions()) throws -> LawChecker {
    try system.checker(place, options)
  }

  /// Judges the system by laws, one after the other, and reports each.
  ///
  /// A law that does not apply to the system gives `nil`, unless it is declared broken. A law that is skipped
  /// runs all the same, to report its present verdict. `place` says whether it runs in this process or in
  /// children.
  ///
  /// In this process, a recorder notes which case runs, because the process may die of it. A recorder among
  /// the options is kept.
  func judge(
    by laws: [Law], options: CheckOptions, _ place: Place, _ report: (Int, Judgement?) -> Void
  ) throws {
    var options = options
    var recorder = nil as CaseRecorder?
    if case .here = place, options.recorder == nil {
      recorder = CaseRecorder()
      options.recorder = recorder
    }
    let checker = try checker(place, options)
    checker.announce(laws.filter { skipReasons[$0.id] == nil })
    for (index, law) in laws.enumerated() {
      let start = ContinuousClock.now
      recorder?.begin(test: "binding-laws", system: system.displayName, law: law.id)
      let outcome: Verdict?
      do {
        // No later death is put down to the law.
        defer { recorder?.end() }
        outcome = try verdict(on: law, by: checker)
      }
      var judged = verdictToReport(outcome, law, seed: options.seed).map(judgement)
      judged?.duration = start.duration(to: .now)
      judged?.allowDeeperBreak()
      report(index, judged)
    }
  }

  /// Returns the verdict of a checker of the system, or nil if the law does not apply to the system.
  func verdict(on law: Law, by checker: LawChecker) throws -> Verdict? {
    let verdict = try checker.verdict(on: law)
    if let death = verdict?.deathOfModel { throw Failure.modelCrashed(of: name, death) }
    return verdict
  }

  /// Judges the system by laws.
  ///
  /// Those that do not apply to it are left out.
  func judgements(
    by laws: [Law], options: CheckOptions, _ place: Place
  ) throws -> [Judgement] {
    var judgements: [Judgement] = []
    try judge(by: laws, options: options, place) { _, judgement in
      if let judgement { judgements.append(judgement) }
    }
    return judgements
  }

  /// Returns the verdict to report, after what the system declares about the law.
  ///
  /// A law that is skipped gets a verdict that says so. One that is declared broken always gets a verdict.
  private func verdictToReport(_ verdict: Verdict?, _ law: Law, seed: Seed) -> Verdict? {
    let description = LawDescription(law)
    let silent = Verdict(
      on: name, description, .notJudged, .unjudged(.silent(law.id)), seed: seed)
    if let reason = skipReasons[law.id] { return (verdict ?? silent).skipped(because: reason) }
    return verdict ?? (declaration(on: description) == .broken ? silent : nil)
  }
}

extension BindingSystem {
  /// Makes a checker of this type of systems.
  fileprivate static func checker(_ place: Place, _ options: CheckOptions) throws -> LawChecker {
    try LawChecker(self, place, options: options)
  }
}

extension Verdict {
  /// Returns the verdict that there is none on a system.
  static func unjudged(
    on system: String, because obstruction: Obstruction, seed: Seed
  ) -> Verdict {
    Verdict(on: system, .any, .notJudged, .unjudged(obstruction), seed: seed)
  }
}

extension Judgement {
  /// Notes that longer traces may break a law that is declared broken and holds in traces up to a depth.
  ///
  /// Nobody asked for longer ones.
  fileprivate mutating func allowDeeperBreak() {
    guard case .exhaustion(var exhaustion) = verdict.grounds, verdict.kind == .upheld,
      exhaustion.randomCases == nil, declared == .broken
    else { return }
    exhaustion.othersBreak = true
    verdict.grounds = .exhaustion(exhaustion)
  }
}

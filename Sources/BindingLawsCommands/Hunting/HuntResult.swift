import LawChecking
import LawTelling

/// What a hunt comes to: a verdict for each system and law, no matter who has hunted what in which order.
struct HuntResult: Sendable {
  /// The verdicts, by the names of system and law.
  let judgements: [Judgement]
  /// The shards that nothing is known of, and those in which something is left to be hunted.
  let missing: [Int], unfinished: [Int]

  /// - Parameters:
  ///   - plan: What was hunted for.
  ///   - shards: The parts of it that are known.
  ///   - ledger: What they have found out.
  init(_ plan: HuntPlan, _ shards: Set<Int>, _ ledger: HuntLedger) {
    missing = (1...plan.shard.count).filter { !shards.contains($0) }
    unfinished = shards.sorted().filter { number in
      var plan = plan
      plan.shard = HuntShard(number: number, of: plan.shard.count) ?? plan.shard
      return plan.leavesSomething(ledger)
    }
    let all = plan.systems.flatMap { system in
      guard let fault = ledger.faults[system] else {
        return ledger.judgements(of: system, by: plan.laws(of: system))
      }
      let verdict = Verdict(
        on: system, .any, .notJudged, .unjudged(.fault(fault)), seed: plan.seed)
      return [Registry.current.judgement(verdict)]
    }
    judgements = all.sorted {
      ($0.verdict.system, $0.verdict.law.id) < ($1.verdict.system, $1.verdict.law.id)
    }
  }

  /// Prints the verdicts as `check` does.
  ///
  /// What stands on standard output depends on them alone; how much was hunted stands beside.
  func print(of plan: HuntPlan, _ ledger: HuntLedger, on console: Console, _ width: WidthOption)
    throws
  {
    var manner: Set<Judgement.Manner> = plan.systems.count > 1 ? [.overview] : []
    if console.isQuiet { manner.insert(.quiet) }
    if !judgements.isEmpty {
      try CheckReport(on: console, in: manner, width).print(judgements)
    }
    judgements.compactMap(\.verdict.fault).forEach(Console.complain)
    console.note(ledger.coverageInWords)
  }
}

extension HuntLedger {
  fileprivate func judgements(of system: String, by laws: [String]) -> [Judgement] {
    let levels = (levels[system] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    let others = (levels.first ?? []).filter { !laws.contains($0.verdict.law.id) }
    return others
      + laws.compactMap { law in
        let all = levels.compactMap { $0.first { $0.verdict.law.id == law } }
        if let decided = all.first(where: \.isDecided) { return decided }
        return ranges[SystemLaw(system: system, law: law)]?.joined(to: all.last) ?? all.last
      }
  }
}

extension HuntLedger.Ranges {
  /// The judgement of levels, if there is one, when these random cases were run beside.
  fileprivate func joined(to judgement: Judgement?) -> Judgement? {
    if let found = finding?.verdict {
      let passed = judgement.map { Verdict.Tally(of: $0.verdict) } ?? Verdict.Tally()
      return Registry.current.judgement(found.found(after: passed.adding(total)))
    }
    guard var joined = judgement else { return nil }
    joined.verdict = joined.verdict.joined(with: total)
    return joined
  }
}

extension Registry {
  /// A verdict beside what its system declares; where it is not known, that it obeys every law.
  func judgement(_ verdict: Verdict) -> Judgement {
    guard let system = systems.first(where: { $0.name == verdict.system }) else {
      return Judgement(verdict, declared: .upheld)
    }
    let reason = system.skipReasons[verdict.law.id]
    return system.judgement(reason.map { verdict.skipped(because: $0) } ?? verdict)
  }
}

extension Int {
  /// The number with a comma before each three digits.
  var grouped: String {
    magnitude < 1_000
      ? "\(self)" : (self / 1_000).grouped + "," + "\(1_000 + abs(self % 1_000))".dropFirst()
  }
}

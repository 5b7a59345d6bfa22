import LawChecking

/// What a hunt comes to: a verdict for each system and law, whoever has hunted what in which order.
struct HuntResult: Sendable {
  /// The verdicts, by the names of system and law.
  let judgements: [Judgement]
  /// The shards that nothing is known of, and those in which something is left to be hunted.
  let missing: [Int], unfinished: [Int]
  /// How far each system was looked at, where a first level was reached.
  let reached: [String: Reach]

  /// How far a system was looked at.
  struct Reach: Hashable, Sendable, Comparable {
    /// How many operations of memory what is proved allows for; `nil` where nothing is proved.
    let k: Int?
    /// Up to how many operations all traces were run, where that is told of a law.
    let depth: Int?

    static func < (one: Self, other: Self) -> Bool {
      (one.k ?? -1, one.depth ?? -1) < (other.k ?? -1, other.depth ?? -1)
    }
  }

  /// - Parameters:
  ///   - plan: What was hunted for.
  ///   - shards: The parts of it that are known.
  ///   - ledger: What they have found out.
  ///   - declare: What a verdict on random cases comes to beside what the system declares.
  init(
    _ plan: HuntPlan, _ shards: Set<Int>, _ ledger: HuntLedger, declare: (Verdict) -> Judgement
  ) {
    let pairs = plan.pairs
    missing = (1...plan.shard.count).filter { !shards.contains($0) }
    unfinished = shards.sorted().filter { plan.leavesSomething(ledger, pairs, toShard: $0) }
    let faults = ledger.faults.map { system, reason in
      declare(Verdict(on: system, .any, .notJudged, .unjudged(.fault(reason)), seed: plan.seed))
    }
    let systems = plan.systems.filter { ledger.faults[$0] == nil }
    let others = systems.flatMap { ledger.judgements(of: $0, by: plan.laws(of: $0), declare) }
    judgements = (faults + others).sorted { $0.place < $1.place }
    let levels = ledger.levels.mapValues { $0.max { $0.key < $1.key }?.value ?? [] }
    reached = levels.mapValues(Reach.init)
  }
}

extension HuntResult.Reach {
  fileprivate init(_ judgements: [Judgement]) {
    k = judgements.compactMap(\.verdict.depthOfProof).min()
    depth = judgements.compactMap(\.verdict.depthOfTraces).min()
  }
}

extension HuntPlan {
  /// Every system with every law, in order.
  var pairs: [HuntLedger.Pair] {
    systems.flatMap { system in laws(of: system).map { HuntLedger.Pair(system, $0) } }
  }

  /// Whether something is left that a shard has to hunt; without a number of cases, only the first
  /// level is something that has to be done.
  fileprivate func leavesSomething(
    _ ledger: HuntLedger, _ pairs: [HuntLedger.Pair], toShard number: Int
  ) -> Bool {
    guard let shard = HuntShard(number: number, of: self.shard.count) else { return false }
    if number == 1 && systems.contains(where: { !ledger.isDone(level: 0, of: $0) }) { return true }
    guard let pieces else { return false }
    return pairs.enumerated().contains { place, pair in
      (0..<pieces).contains {
        shard.owns(piece: $0, at: place) && !ledger.isDone(piece: $0, of: pair)
      }
    }
  }
}

extension HuntLedger {
  fileprivate func judgements(
    of system: String, by laws: [String], _ declare: (Verdict) -> Judgement
  ) -> [Judgement] {
    let levels = (levels[system] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    let first = levels.first ?? []
    let others = first.filter { !laws.contains($0.verdict.law.id) }
    return others
      + laws.compactMap { law in
        let all = levels.compactMap { $0.first { $0.verdict.law.id == law } }
        let ranges = ranges[Pair(system, law)]
        guard let best = all.first(where: \.isDecided) ?? all.last else {
          return ranges?.foundVerdict().map(declare)
        }
        guard let ranges, !best.isDecided else { return best }
        return best.joined(with: ranges, declare)
      }
  }
}

extension Judgement {
  fileprivate var place: (String, String) { (verdict.system, verdict.law.id) }

  /// The judgement when random cases were run beside.
  fileprivate func joined(
    with ranges: HuntLedger.Ranges, _ declare: (Verdict) -> Judgement
  ) -> Judgement {
    if let found = ranges.foundVerdict(after: Verdict.Tally(of: verdict)) { return declare(found) }
    var joined = self
    joined.verdict = verdict.joined(with: ranges.total)
    return joined
  }
}

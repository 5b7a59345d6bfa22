import LawChecking
import LawTelling

/// What a hunt comes to: a verdict for each system and law, no matter who has hunted what in which order.
struct HuntResult: Sendable {
  let plan: HuntPlan
  let ledger: HuntLedger
  /// The verdicts, by the names of system and law.
  let judgements: [Judgement]
  /// The shards that nothing is known of, and those in which something is left to be hunted.
  let missing: [Int], unfinished: [Int]
  /// What has to be known of shards that are not of one build; `nil` where they are.
  private(set) var note: String?

  /// - Parameters:
  ///   - plan: What was hunted for.
  ///   - shards: The parts of it that are known.
  ///   - ledger: What they have found out.
  init(_ plan: HuntPlan, _ shards: Set<Int>, _ ledger: HuntLedger) {
    (self.plan, self.ledger) = (plan, ledger)
    missing = (1...plan.shard.count).filter { !shards.contains($0) }
    unfinished = shards.sorted().filter { number in
      var plan = plan
      plan.shard = HuntShard(number: number, of: plan.shard.count) ?? plan.shard
      return plan.leavesSomething(ledger)
    }
    let all = plan.systems.flatMap { ledger.judgements(of: $0, in: plan) }
    judgements = all.with(\.options, plan.asked).sorted {
      ($0.verdict.system, $0.verdict.law.id) < ($1.verdict.system, $1.verdict.law.id)
    }
  }

  /// Prints the verdicts as `check` does.
  ///
  /// What stands on standard output depends on them alone; how much was hunted stands beside.
  func print(on console: Console, _ width: WidthOption) throws {
    let manner: Set<Judgement.Manner> = plan.systems.count > 1 ? [.overview] : []
    if !judgements.isEmpty {
      try CheckReport(console: console, manner: manner, width: width).print(judgements)
    }
    judgements.compactMap(\.verdict.fault).forEach(Console.complain)
    console.note(ledger.coverageInWords)
  }
}

// MARK: - Merging

extension HuntResult {
  /// What several directories of one hunt come to.
  ///
  /// - Throws: `Failure` where one cannot be read, or is of another hunt.
  init(merging paths: [String]) throws {
    let directories = try paths.map(HuntDirectory.init)
    let first = directories[0]
    var hunted: [Int: HuntDirectory] = [:]
    for directory in directories {
      let other = hunted[directory.plan.shard.number] ?? directory
      hunted[directory.plan.shard.number] = other
      if other.plan.build != directory.plan.build {
        throw Failure.usage(
          "\(directory.path) and \(other.path) hold the same shard, by two builds of the program; "
            + "name one")
      }
      if let difference = directory.plan.difference(from: first.plan, isElsewhere: true) {
        throw Failure.usage(
          "\(directory.path) holds another hunt than \(first.path): they differ in \(difference)")
      }
    }
    let records = try directories.flatMap { try $0.newRecords() }.sorted { $0.at < $1.at }
    let ledger = records.reduce(into: HuntLedger()) { $0.take($1) }
    self.init(first.plan, Set(hunted.keys), ledger)
    let builds = Set(directories.map(\.plan.build)).count
    if builds > 1 { note = "the shards were hunted by \(builds) builds of the program" }
  }

  /// What is missing, a sentence each; `CI/full.d/hunt-disk` looks for the words.
  var sentences: [String] {
    let count = plan.shard.count
    return missing.map { "shard \($0)/\(count) is missing: merge its directory, too" }
      + unfinished.map { "shard \($0)/\(count) is not finished: hunt on in its directory" }
  }

  /// A page on it.
  var page: RunPage {
    let notes = [ledger.coverageInWords] + sentences + [note].compactMap(\.self)
    return RunPage(of: judgements, title: "A hunt", notes: notes)
  }
}

extension HuntLedger {
  fileprivate func judgements(of system: String, in plan: HuntPlan) -> [Judgement] {
    if let fault = faults[system] {
      let none = Verdict.none(on: system, .fault(fault), seed: plan.seed)
      return [Registry.current.judgement(none)]
    }
    let laws = plan.laws(of: system)
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
    guard let system = knownSystem(verdict.system) else {
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

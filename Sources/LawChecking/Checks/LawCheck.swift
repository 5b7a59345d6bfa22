import BindingGenerators
import BindingLaws

/// One law being checked on one system: prove, or search; simplify, certify, run again.
struct LawCheck {
  var runner: Runner
  let law: Law
  let checker: LocalChecker
  /// What shows at which ports nobody can obey the law, when they are judged.
  var impossible: FibreCount?

  var options: CheckOptions { checker.options }
  private var memory: SystemMemory {
    runner.subject.isAboutTransactions ? checker.memoryInTransaction : checker.memory
  }

  /// The verdict.
  ///
  /// Ports at which nobody can obey the law come last, so that they hide nothing.
  func verdict() -> Verdict {
    let impossible = law == .setSet ? checker.fibres : nil
    guard let impossible, !impossible.unevenPorts.isEmpty else { return judged() }
    var others = self
    others.runner.subject.exemptPorts.formUnion(impossible.unevenPorts)
    let found = others.judged()
    if found.kind == .broken || found.kind == .flaky { return found }
    var all = self
    all.impossible = impossible
    return all.judged()
  }

  /// The verdict; times at which something may happen within a case count as executions, too.
  private func judged() -> Verdict {
    var verdict = searched()
    verdict.executions += runner.notes.runs
    return verdict
  }

  /// The verdict by one way after the other; their order decides what JSON counts, and which case is found.
  private func searched() -> Verdict {
    var verdict = Verdict(
      system: runner.subject.system, law: runner.subject.description(of: law), kind: .upheld,
      seed: options.seed)
    var search = Search(runner, options: options)
    var failing: Case?
    if options.usesProof, !failsSoon(&search), !search.isOutOfTime, checker.memory.level != nil,
      let level = memory.level
    {
      let proof = ProofSearch(runner, limit: options.proofLimit, assuming: memory) {
        checker.followsModel
      }
      verdict.executions = proof.cases + proof.refusals
      verdict.cases = proof.cases
      if proof.ending == .proved { return withEvidence(proved(verdict, level), proof.refusals) }
      search.isKnownToFail = proof.ending == .broken
      failing = proof.failing
    }
    search.reachesTwo = runner.subject.isPastProof && runner.subject.isFinite
    var inOrder = search.runInOrder()
    if inOrder == nil && !search.isOutOfTime {
      // Only now: to know whether more are needed, memory has to be looked for.
      search.moreCases = checker.moreCases
      if search.moreCases > 0 { inOrder = search.runInOrder() }
    }
    if inOrder == nil, let found = brokenByMemory(verdict, search) { return found }
    let finding = inOrder ?? search.runOn()
    verdict.count(search)
    if finding == nil, let led = led(to: failing) {
      return broken(led, verdict, search.order)
    }
    guard let finding else { return withEvidence(passed(verdict, search), search.refusals) }
    return broken(verdict, finding, search.order)
  }

  /// The verdict where the law breaks along the history that shows a memory.
  private func brokenByMemory(_ verdict: Verdict, _ search: Search) -> Verdict? {
    guard options.usesProof, options.exhaustiveDepth == nil, !search.isOutOfTime,
      let sequel = sequel()
    else { return nil }
    var verdict = verdict
    verdict.count(search)
    return broken(sequel, verdict, search.order)
  }

  /// The verdict on a case that was found by another way than a search.
  private func broken(_ way: FoundCase, _ verdict: Verdict, _ order: SizeOrder) -> Verdict {
    var verdict = verdict
    verdict.executions += way.finding.number
    verdict.cases += 1
    return way.check.broken(verdict, way.finding, order)
  }

  /// Whether one of the first cases breaks the law, which spares looking for a proof.
  ///
  /// They come before all else, so that a system which soon crashes does so in a case that
  /// was noted, and not in a sequence of a proof. The cases of a proof do not include them.
  private func failsSoon(_ search: inout Search) -> Bool {
    if options.exhaustiveDepth != nil { return false }
    checker.begin(with: law)
    return search.failsSoon()
  }

  /// The verdict, unless no case showed what the law speaks about.
  private func withEvidence(_ verdict: Verdict, _ refusals: Int) -> Verdict {
    var verdict = verdict
    if verdict.kind == .gaveUp && !verdict.isPremiseRare { return verdict }
    if verdict.cases == 0, refusals > 0, !runner.notes.lacksBindings {
      verdict.grounds = .premise(.init(met: 0, of: refusals))
    } else if let neverSeen = runner.neverSeen {
      verdict.grounds = .neverSeen(neverSeen)
    } else {
      return verdict
    }
    verdict.kind = .noEvidence
    return verdict
  }

  private func proved(_ verdict: Verdict, _ level: MemorySuite.Level) -> Verdict {
    var verdict = verdict
    let memory = memory
    verdict.kind = .proved
    let isNested = runner.subject.isTimed
    let level = isNested ? MemorySuite.Level(min(1, level.k), .counted, heldStarts: false) : level
    verdict.grounds = .proof(
      .init(
        k: level.k, writes: level.writes,
        heldStarts: level.hasHeldStarts, bases: runner.subject.transitions.listedBases,
        inputs: memory.inputs, sequences: memory.sequences, leftOut: memory.leftOut,
        evidence: memory.evidence))
    return verdict
  }

  /// The verdict where no case broke the law, on the first of these grounds that it has.
  ///
  /// `CheckOptions.cases` and `ReadingAFailure.md` name the tenth, too.
  private func passed(_ verdict: Verdict, _ search: Search) -> Verdict {
    var verdict = verdict
    let isDone = options.exhaustiveDepth == nil ? search.isExhausted : search.isThrough
    if search.isOutOfTime && !isDone && search.cases * 10 < options.cases {
      verdict.kind = .gaveUp
      verdict.grounds = .timeBudget(.init(met: search.cases, of: options.cases))
    } else if runner.subject.isRaced {
      verdict.grounds = .race(.init(programs: search.executions, runs: runner.notes.runs))
    } else if options.usesProof, !search.isOutOfTime,
      let shown = checker.memory.shown(against: law),
      options.exhaustiveDepth == nil || !checker.memoryBreaksALaw
    {
      if !checker.memoryBreaksALaw { verdict.kind = .gaveUp }
      verdict.grounds = .memory(shown)
    } else if let depth = options.exhaustiveDepth {
      verdict.grounds = .exhaustion(
        .init(
          operations: depth, traces: search.isThrough ? nil : search.executions,
          usesAllValues: search.order.usesAllValues, leftOut: runner.leftOut(upTo: depth)))
    } else if search.cases * 10 < options.cases && !search.isExhausted {
      verdict.kind = .gaveUp
      verdict.grounds = .premise(.init(met: search.cases, of: search.executions))
    } else if runner.subject.isConcurrent, let tasks = search.exhaustedTasks {
      (verdict.kind, verdict.grounds) = (.proved, .schedules(tasks))
    } else if let depth = search.order.depth, search.order.usesAllValues {
      verdict.grounds = .exhaustion(
        .init(
          operations: depth, traces: nil, usesAllValues: true, randomCases: search.randomCases,
          unlisted: options.usesProof && !search.isOutOfTime ? checker.unlisted : nil,
          leftOut: runner.leftOut(upTo: depth)))
    } else if search.isOutOfTime, search.cases < options.cases {
      verdict.grounds = .timeBudget(.init(met: search.cases, of: options.cases))
    }
    return verdict
  }
}

extension Runner {
  /// What was not tried within all cases of up to so many operations.
  fileprivate func leftOut(upTo depth: Int) -> String? {
    if notes.areWhole(upTo: depth) { return nil }
    return subject.isConcurrent
      ? "in every order of their accesses" : "at each of their writes"
  }
}

extension Verdict {
  /// Whether the law was given up because too few cases met the premise.
  var isPremiseRare: Bool {
    if case .premise = grounds { kind == .gaveUp } else { false }
  }

  /// Takes over how much was searched.
  fileprivate mutating func count(_ search: Search) {
    executions += search.executions
    (cases, mix) = (search.cases, search.mix)
  }
}

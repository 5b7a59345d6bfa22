import BindingGenerators
import BindingLaws

/// The verdicts if no case broke the law.
extension LawCheck {
  /// Returns the verdict, or `noEvidence` if no case showed what the law speaks about.
  func withEvidence(_ verdict: Verdict, _ refusals: Int) -> Verdict {
    var verdict = verdict
    if verdict.kind == .gaveUp && !verdict.isPremiseRare { return verdict }
    if verdict.cases == 0, refusals > 0, !runner.notes.lacksBindings {
      verdict.grounds = .premise(.init(met: 0, of: refusals))
    } else if let neverSeen = runner.neverSeen {
      verdict.grounds = .neverSeen(neverSeen)
    } else if let unvaried {
      verdict.grounds = .neverSeen(unvaried)
    } else {
      return verdict
    }
    verdict.kind = .noEvidence
    return verdict
  }

  /// Whether the law says what a set leaves alone.
  var isAboutWhatIsKept: Bool {
    [Law.setLocal, .coherent, .conforms, .writeThrough].contains(law)
  }

  /// The properties that no case has varied, if the law says that a set keeps them.
  private var unvaried: String? {
    let names = runner.subject.unvariedParts
    if names.isEmpty || !isAboutWhatIsKept { return nil }
    let parts = names.joined(separator: ", ")
    return "a base with another \(parts): give one more example, which differs there"
  }

  /// Returns the verdict `proved`, with what the proof assumes.
  ///
  /// The cases of a proof about time have at most one operation before the set, and hold nothing at first. So
  /// it covers no more memory than that.
  func proved(
    _ verdict: Verdict, _ level: HistorySuite.Level, _ casesBeyond: Int
  ) -> Verdict {
    var verdict = verdict
    let memory = memory
    verdict.kind = .proved
    let isTimed = runner.subject.isTimed
    let level = isTimed ? HistorySuite.Level(min(1, level.k), .counted, heldStarts: false) : level
    verdict.grounds = .proof(
      .init(
        k: level.k, writes: level.writes,
        heldStarts: level.hasHeldStarts, bases: runner.subject.transitions.listedBases,
        inputs: memory.inputs, sequences: memory.sequences, leftOut: memory.leftOut,
        evidence: memory.evidence, values: runner.subject.valuesOfOpenType,
        beyond: casesBeyond > 0 ? casesBeyond : nil))
    return verdict
  }

  /// Returns the verdict if no case broke the law, on the first of these grounds that applies.
  ///
  /// `ReadingAFailure.md` names the tenth of `Search.isPremiseRare`.
  func passed(_ verdict: Verdict, _ search: Search) -> Verdict {
    var verdict = verdict
    let isDone = options.exhaustiveDepth == nil ? search.isExhausted : search.isThrough
    if search.isOutOfTime && !isDone && search.isPremiseRare {
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
    } else if search.isPremiseRare && !search.isExhausted {
      verdict.kind = .gaveUp
      verdict.grounds = .premise(.init(met: search.cases, of: search.executions))
    } else if runner.subject.isConcurrent, let tasks = search.exhaustedTasks {
      verdict.kind = .proved
      verdict.grounds = .schedules(tasks)
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
  /// Returns what was left out in cases of up to this many operations, in words.
  ///
  /// Nil if nothing was.
  fileprivate func leftOut(upTo depth: Int) -> String? {
    if notes.areWhole(upTo: depth) { return nil }
    return subject.isConcurrent
      ? "in every order of their accesses" : "at each of their writes"
  }
}

extension Verdict {
  /// Whether no case or too few cases met the law's premise.
  var isPremiseHardlyMet: Bool {
    if case .premise = grounds { kind == .noEvidence || kind == .gaveUp } else { false }
  }

  /// Whether no case met the law's premise.
  var isPremiseNeverMet: Bool {
    if case .premise(let share) = grounds { share.met == 0 } else { false }
  }

  /// Whether the law was given up because too few cases met the premise.
  var isPremiseRare: Bool {
    if case .premise = grounds { kind == .gaveUp } else { false }
  }
}

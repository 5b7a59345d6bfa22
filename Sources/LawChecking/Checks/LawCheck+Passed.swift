import BindingGenerators
import BindingLaws

/// The verdicts if no case broke the law.
extension LawCheck {
  /// Returns the verdict, or `noEvidence` if no case showed what the law speaks about.
  ///
  /// - Parameter refusals: The number of cases that did not meet the law's premise.
  func withEvidence(_ verdict: Verdict, _ refusals: Int) -> Verdict {
    // A law that was given up for another reason keeps that reason.
    if verdict.kind == .gaveUp && !verdict.isGivenUpForPremise { return verdict }
    guard let missing = groundsOfMissingEvidence(verdict, refusals) else { return verdict }
    var noEvidence = verdict
    noEvidence.kind = .noEvidence
    noEvidence.grounds = missing
    return noEvidence
  }

  /// Returns what no case has shown, or nil if the cases have shown all that the law speaks about.
  private func groundsOfMissingEvidence(_ verdict: Verdict, _ refusals: Int) -> Verdict.Grounds? {
    // Without its bindings a case is refused, too, whatever the premise is.
    if verdict.cases == 0 && refusals > 0 && !runner.notes.lacksBindings {
      return .premise(.init(met: 0, of: refusals))
    }
    return (runner.neverSeen ?? unvaried).map { .neverSeen($0) }
  }

  /// Whether the law says what a set leaves alone.
  var isAboutWhatIsKept: Bool {
    [Law.setLocal, .coherent, .conforms, .writeThrough].contains(law)
  }

  /// The properties that no case has varied, in words, if the law says that a set keeps them.
  ///
  /// Nil if there are none.
  private var unvaried: String? {
    let names = runner.subject.unvariedParts
    if names.isEmpty || !isAboutWhatIsKept { return nil }
    let parts = names.joined(separator: ", ")
    return "a base with another \(parts): give one more example, which differs there"
  }

  /// Returns the verdict `proved`, with what the proof assumes.
  ///
  /// - Parameters:
  ///   - verdict: The verdict so far.
  ///   - reached: The level that the search for memory has reached.
  ///   - casesBeyond: The number of cases that passed with what the model does not list.
  func proved(
    _ verdict: Verdict, _ reached: HistorySuite.Level, _ casesBeyond: Int
  ) -> Verdict {
    var verdict = verdict
    let memory = memory
    let covered = levelCovered(of: reached)
    verdict.kind = .proved
    verdict.grounds = .proof(
      .init(
        k: covered.k, writes: covered.writes,
        heldStarts: covered.hasHeldStarts, bases: runner.subject.transitions.listedBases,
        inputs: memory.inputs, sequences: memory.sequences, leftOut: memory.leftOut,
        evidence: memory.evidence, values: runner.subject.valuesOfOpenType,
        beyond: casesBeyond > 0 ? casesBeyond : nil))
    return verdict
  }

  /// Returns as much of a level as the cases of a proof cover.
  ///
  /// Those of a proof about time have at most one operation before the set, and hold nothing at first.
  private func levelCovered(of reached: HistorySuite.Level) -> HistorySuite.Level {
    guard runner.subject.isTimed else { return reached }
    return HistorySuite.Level(min(1, reached.k), .counted, heldStarts: false)
  }

  /// Returns the verdict if no case broke the law, on the first of these grounds that applies.
  ///
  /// `ReadingAFailure.md` names the tenth of `Search.isPremiseRare`.
  func passed(_ verdict: Verdict, _ search: Search) -> Verdict {
    var verdict = verdict
    let isDone = options.exhaustiveDepth == nil ? search.isExhausted : search.isThrough
    if search.isOutOfTime && !isDone && search.isPremiseRare {
      // More time might have met the premise.
      verdict.kind = .gaveUp
      verdict.grounds = .timeBudget(.init(met: search.cases, of: options.cases))
    } else if runner.subject.isRaced {
      verdict.grounds = .race(.init(programs: search.executions, runs: runner.notes.runs))
    } else if options.usesProof, !search.isOutOfTime,
      let shown = checker.memory.shown(against: law),
      options.exhaustiveDepth == nil || !checker.memoryBreaksALaw
    {
      // If a law about memory breaks, that law reports the memory, and this one is upheld.
      if !checker.memoryBreaksALaw { verdict.kind = .gaveUp }
      verdict.grounds = .memory(shown)
    } else if let depth = options.exhaustiveDepth {
      // All cases up to this depth were asked for.
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
      // All cases up to this depth ran by themselves, before the random ones.
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

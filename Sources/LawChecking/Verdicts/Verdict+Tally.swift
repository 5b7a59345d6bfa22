/// How the pieces of a hunt become one verdict: `HuntLedger` adds them, `HuntResult` joins them.
///
/// The sum must not depend on which process ran what, nor in which order. New `Grounds` that count cases need
/// a case in `joined`.
extension Verdict {
  /// How many random cases were run beside what a verdict rests on, and what they have shown.
  ///
  /// A hunt adds up those of its pieces, in the order of their numbers; `HuntRecord` bounds each count.
  package struct Tally: Hashable, Sendable {
    /// How many met the premise, how many did not, and how many crashed, so that they say
    /// nothing.
    package var cases = 0, refusals = 0, ended = 0
    /// Whether one has shown what the law speaks about.
    var isSeen = false
    /// Why some of them were not run to their end; `nil` where all were.
    var givenUp: String?

    package init(cases: Int = 0) { self.cases = cases }

    /// The cases that a verdict rests on.
    package init(of verdict: Verdict) {
      (cases, refusals) = (verdict.cases, verdict.mix?.refusals ?? 0)
      (ended, isSeen) = (verdict.ended, verdict.kind == .upheld)
      givenUp = verdict.isGivenUp ? verdict.endings.givenUp : nil
    }

    /// These cases and others.
    package func adding(_ other: Tally) -> Tally {
      var sum = self
      sum.cases += other.cases
      sum.refusals += other.refusals
      sum.ended += other.ended
      sum.isSeen = isSeen || other.isSeen
      sum.givenUp = givenUp ?? other.givenUp
      return sum
    }
  }

  /// The verdict on a case that was found after so many had passed.
  package func found(after tally: Tally) -> Verdict {
    var verdict = self
    verdict.cases += tally.cases
    verdict.executions += tally.cases + tally.refusals
    verdict.endings.cases += tally.ended
    return verdict
  }

  /// The verdict when so many random cases have passed, too.
  package func joined(with tally: Tally) -> Verdict {
    var verdict = found(after: tally)
    verdict.mix = nil
    switch grounds {
    case .exhaustion(var exhaustion):
      exhaustion.randomCases = exhaustion.randomCases.map { $0 + tally.cases }
      verdict.grounds = .exhaustion(exhaustion)
    case .neverSeen where tally.isSeen: (verdict.kind, verdict.grounds) = (.upheld, nil)
    case .premise(let share):
      let runs = share.of + tally.cases + tally.refusals
      let all = Grounds.Share(met: share.met + tally.cases, of: runs)
      verdict.grounds = .premise(all)
      if tally.cases > 0 { verdict.kind = .gaveUp }
      if tally.isSeen && all.met >= Effort.normal.cases {
        (verdict.kind, verdict.grounds) = (.upheld, nil)
      }
    default: break
    }
    // A proof rests on no cases.
    if let reason = tally.givenUp, verdict.kind != .proved {
      verdict.kind = .gaveUp
      verdict.endings.givenUp = endings.givenUp ?? reason
    }
    return verdict
  }

  /// How many operations may prepare what shows a memory, where the law is proved.
  package var depthOfProof: Int? {
    if case .proof(let proof) = grounds { proof.k } else { nil }
  }

  /// Whether it is said only that other traces are declared to break the law.
  var leavesBreaking: Bool {
    if case .exhaustion(let found) = grounds { found.othersBreak } else { false }
  }
}

extension Judgement {
  /// Whether more random cases could change nothing.
  package var isDecided: Bool {
    verdict.truth.map { $0.isFailure || $0 == .notJudged } ?? false
  }
}

public import BindingGenerators
import BindingLaws

/// What a check found: plain data, which can be written down, read elsewhere and reported there.
///
/// `Verdict+Codable` writes and reads each field by hand, those of `Mix` too: what it lacks is lost on the
/// way from a child process. `LinesOfJSON.md` lists them.
public struct Verdict: Hashable, Sendable {
  /// The kinds of verdicts.
  ///
  /// Raw values stand in `check --json`, in fixtures that people keep, and in logs: they stay. The page of a
  /// system counts its verdicts in this order. `LinesOfJSON.md` lists all raw values, and
  /// `ReadingAFailure.md` explains the kinds. `PowerCheck`, and `fulfils` and `isFailure` below, list some.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Enough cases met the premise, and none broke the law.
    case upheld
    /// It holds from every base, and nothing shows a memory of the system up to a depth.
    case proved
    /// A case breaks the law, and does so again when it is run again.
    case broken
    /// No binding of this shape can obey the law.
    case impossible
    /// Too few cases met the premise, too many crashed, or a memory speaks against the law and no case does.
    case gaveUp = "gave-up"
    /// The same case, or what it was simplified to, did not always end in the same way.
    case flaky
    /// A case crashed.
    case crashed
    /// A case did not come to an end.
    case timedOut = "timed-out"
    /// Nothing that the law speaks about ever happened.
    case noEvidence = "no-evidence"
    /// The system skips the law.
    case skipped
    /// There has to be a verdict, and there is none.
    case notJudged = "not-judged"
  }

  /// What the cases of a search were made of.
  package struct Mix: Hashable, Sendable {
    /// The kinds of operations, and how often each was drawn.
    let kinds: [String], counts: [Int]
    /// In how many bases operations were drawn, or `nil` where bases are generated.
    package let states: Int?
    /// How many cases met the law's premise, and how many did not.
    package let cases, refusals: Int

    /// How often each kind of operation was drawn.
    package var operations: [(kind: String, count: Int)] {
      zip(kinds, counts).map { (kind: $0, count: $1) }
    }
  }

  /// The name of the judged system.
  public var system: String
  /// The law that was checked.
  public var law: LawDescription
  /// How it ended.
  public var kind: Kind
  /// How many cases met the law's premise.
  public var cases = 0
  /// How often a case was run, simplifying included.
  public var executions = 0
  /// Where the random cases began.
  public var seed: Seed
  /// The smallest case that breaks the law.
  public var counterexample: Counterexample?
  /// What the cases were made of, when some were drawn or enumerated; a process that a case ends
  /// takes its counts with it.
  package var mix: Mix?
  /// What the verdict rests on beyond its cases, such as a proof.
  package var grounds: Grounds?
  /// What was learned of new systems, where that is what the law holds the system to.
  package var learned: LearnedTable?
  /// What the model counts as the same though it is not; looked for with `set-get` alone.
  package var leniency: Leniency?
  /// The cases that say nothing, because they crashed.
  package var endings = Endings()
}

extension Verdict.Kind {
  /// Whether this is what was declared: `proved` is as good as `upheld`, `no-evidence` does not speak
  /// against it, and what no system can do is not asked of any.
  func fulfils(_ declared: Self) -> Bool {
    if self == declared || self == .impossible { return true }
    return declared == .upheld && (self == .proved || self == .noEvidence)
  }

  /// Whether the case crashed or timed out.
  package var isDeath: Bool { self == .crashed || self == .timedOut }

  /// Whether a case was found that speaks against the law.
  package var isFailure: Bool { self == .broken || self == .flaky || isDeath }
}

extension Verdict {
  /// Whether this is what was declared, or nothing that speaks against it.
  ///
  /// A crash breaks a law that reports ends, and says nothing of any other.
  /// A crash of the model says nothing of any law.
  public func fulfils(_ declared: Kind) -> Bool {
    if deathOfModel != nil { return false }
    return kind.fulfils(declared) || declared == .broken && kind.isDeath && law.reportsEnds
  }

  /// A verdict of a kind on a law that no case was run of.
  package init(
    on system: String, _ law: LawDescription, _ kind: Kind, _ grounds: Grounds, seed: Seed
  ) {
    self.init(system: system, law: law, kind: kind, seed: seed, grounds: grounds)
  }

  /// The same verdict where the system skips the law, for this reason.
  package func skipped(because reason: String) -> Verdict {
    var verdict = self
    verdict.kind = .skipped
    verdict.grounds = .skipped(.init(reason: reason, outcome: kind))
    return verdict
  }

  /// Why the system cannot be judged at all, if so.
  package var fault: String? {
    if case .unjudged(let obstruction) = grounds, obstruction.isFault { return obstruction.reason }
    return nil
  }

  /// What ended the process before any case, if so: the model, or a generator of it.
  package var deathOfModel: String? {
    guard case .death(let death) = grounds, death.operation == nil, death.runs ?? 0 == 0 else {
      return nil
    }
    return remark
  }

  /// Whether a law is broken that only warns: a new one, which binds from a later version on, or one that the
  /// model breaks as the system does.
  package var isWarning: Bool {
    kind == .broken && grounds == .modelAlike
      || law.tier == .proposed && (kind == .broken || kind == .flaky)
  }

  /// What there is to say beyond the kind, such as what a proof assumes, or how many cases ended
  /// their process.
  public var remark: String? {
    let words = [grounds?.words(at: counterexample?.trace.last)].compactMap(\.self) + endings.words
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// How the law ended, whether it is skipped or not; `nil` where it was not judged.
  package var truth: Kind? {
    if case .skipped(let exemption) = grounds { exemption.outcome } else { kind }
  }

  /// Why the system skips the law; then a failure of it does not count.
  public var skipReason: String? {
    if case .skipped(let exemption) = grounds { exemption.reason } else { nil }
  }
}

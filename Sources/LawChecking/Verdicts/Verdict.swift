public import BindingGenerators
import BindingLaws

/// The result of a check: plain data, which can be written down, read elsewhere and reported there.
///
/// `Verdict+Codable` writes and reads each field by hand, those of `Mix`, too: a field that it lacks is lost
/// on the way from a child process. `LinesOfJSON.md` lists them.
public struct Verdict: Hashable, Sendable {
  /// The kind of a verdict.
  ///
  /// Raw values stand in `check --json`, in fixtures that people keep, and in logs: they stay. The page of a
  /// system counts its verdicts in this order. `LinesOfJSON.md` lists all raw values, and
  /// `ReadingAFailure.md` explains the kinds. `fulfils` and `isFailure` below list some.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Enough cases met the premise, and none broke the law.
    case upheld
    /// The law holds from every base, and nothing shows a memory of the system up to a depth.
    case proved
    /// A case breaks the law, and does so again when it is run again.
    case broken
    /// No binding of this shape can obey the law.
    case impossible
    /// Too few cases met the premise, too many crashed, or a memory speaks against the law and no case does.
    case gaveUp = "gave-up"
    /// The same case, or its simplification, did not always end in the same way.
    case flaky
    /// A case crashed.
    case crashed
    /// A case did not come to an end.
    case timedOut = "timed-out"
    /// Nothing that the law speaks about ever happened.
    case noEvidence = "no-evidence"
    /// The system skips the law.
    case skipped
    /// A verdict is required, and there is none.
    case notJudged = "not-judged"
  }

  /// The mix of the cases of a search.
  package struct Mix: Hashable, Sendable {
    /// The kinds of operations.
    let kinds: [String]
    /// The number of times that each kind was drawn, in the order of `kinds`.
    let counts: [Int]
    /// The number of bases in which operations were drawn, or nil if bases are generated.
    package let states: Int?
    /// The number of cases that met the law's premise.
    package let cases: Int
    /// The number of cases that did not meet it.
    package let refusals: Int

    /// The number of times that each kind of operation was drawn.
    package var operations: [(kind: String, count: Int)] {
      zip(kinds, counts).map { (kind: $0, count: $1) }
    }
  }

  /// The name of the judged system.
  public var system: String
  /// The law that was checked.
  public var law: LawDescription
  /// The kind of the verdict.
  public var kind: Kind
  /// The number of cases that met the law's premise.
  public var cases = 0
  /// The number of times that a case was run, including simplifying.
  public var executions = 0
  /// The seed of the random cases.
  public var seed: Seed
  /// The smallest case that breaks the law.
  public var counterexample: Counterexample?
  /// The mix of the cases, if some were drawn or enumerated.
  ///
  /// A case that ends its process loses the counts.
  package var mix: Mix?
  /// The grounds of the verdict beyond its cases, such as a proof.
  package var grounds: Grounds?
  /// The table of what new systems do, or nil if the law does not compare the system with it.
  package var learned: LearnedTable?
  /// The differences that the model forgives.
  ///
  /// Only `set-get` looks for them.
  package var leniency: Leniency?
  /// The cases that say nothing, because they crashed.
  package var endings = Endings()
}

extension Verdict.Kind {
  /// Whether the kind is what was declared, or as good.
  ///
  /// `proved` is as good as `upheld`, `no-evidence` does not contradict it, and nobody is asked for what no
  /// system can do.
  func fulfils(_ declared: Self) -> Bool {
    if self == declared || self == .impossible { return true }
    return declared == .upheld && (self == .proved || self == .noEvidence)
  }

  /// Whether the case crashed or timed out.
  package var isDeath: Bool { self == .crashed || self == .timedOut }

  /// Whether a case was found that breaks the law.
  package var isFailure: Bool { self == .broken || self == .flaky || isDeath }
}

extension Verdict {
  /// Whether the verdict is what was declared, or nothing that contradicts it.
  ///
  /// A crash breaks a law that reports ends, and says nothing of any other. A crash of the model says nothing
  /// of any law.
  public func fulfils(_ declared: Kind) -> Bool {
    if deathOfModel != nil { return false }
    return kind.fulfils(declared) || declared == .broken && kind.isDeath && law.reportsEnds
  }

  /// Makes a verdict on a law without any case.
  package init(
    on system: String, _ law: LawDescription, _ kind: Kind, _ grounds: Grounds, seed: Seed
  ) {
    self.init(system: system, law: law, kind: kind, seed: seed, grounds: grounds)
  }

  /// Returns the same verdict for a system that skips the law, with the reason.
  package func skipped(because reason: String) -> Verdict {
    var verdict = self
    verdict.kind = .skipped
    verdict.grounds = .skipped(.init(reason: reason, outcome: kind))
    return verdict
  }

  /// The reason why the system cannot be judged at all, or nil if it can.
  package var fault: String? {
    if case .unjudged(let obstruction) = grounds, obstruction.isFault { return obstruction.reason }
    return nil
  }

  /// The words for what ended the process before any case: the model, or a generator of it.
  ///
  /// Nil if nothing did.
  package var deathOfModel: String? {
    guard case .death(let death) = grounds, death.operation == nil, death.runs ?? 0 == 0 else {
      return nil
    }
    return remark
  }

  /// Whether the broken law only warns.
  ///
  /// It does if it is a new law, which is binding from a later version on, or if the model breaks it as the
  /// system does.
  package var isWarning: Bool {
    kind == .broken && grounds == .modelAlike
      || law.tier == .proposed && (kind == .broken || kind == .flaky)
  }

  /// A remark beyond the kind, such as what a proof assumes, or how many cases ended their process.
  public var remark: String? {
    let words = [grounds?.words(at: counterexample?.trace.last)].compactMap(\.self) + endings.words
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// The kind of verdict on the law, even if it is skipped.
  ///
  /// Nil if it was not judged.
  package var truth: Kind? {
    if case .skipped(let exemption) = grounds { exemption.outcome } else { kind }
  }

  /// The reason why the system skips the law.
  ///
  /// A failure of it then does not count.
  public var skipReason: String? {
    if case .skipped(let exemption) = grounds { exemption.reason } else { nil }
  }
}

public import BindingGenerators
public import BindingLaws

/// What a check found.
public struct Verdict: Sendable {
  /// The kinds of verdicts.
  public enum Kind: String, Sendable, CaseIterable {
    /// Enough cases met the premise, and none broke the law.
    case upheld
    /// Every base was combined with every operation, and none broke the law.
    case proved
    /// A case breaks the law, and does so again when it is run again.
    case broken
    /// No binding of this shape can obey the law.
    case impossible
    /// Too few cases met the premise.
    case gaveUp = "gave-up"
    /// The same case ended in two ways.
    case flaky
    /// A case ended the process.
    case crashed
    /// A case did not come to an end.
    case hung
  }

  /// What the cases of a search were made of.
  public struct Mix: Sendable {
    /// How often each kind of operation was drawn.
    public let operations: [(kind: String, count: Int)]
    /// In how many bases operations were drawn, or `nil` where bases are generated.
    public let states: Int?
    /// How many cases met the law's premise, and how many did not.
    public let cases, refusals: Int
  }

  /// The name of the judged system.
  public var system: String
  /// The law that was checked.
  public var law: any Law
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
  public var mix: Mix?
  /// What there is to say beyond the kind, such as what a proof assumes.
  public var remark: String?
}

extension Verdict.Kind {
  /// Whether the case ended its process or did not come to an end.
  package var isDeath: Bool { self == .crashed || self == .hung }
}

extension Verdict {
  /// No verdict, because the system does not owe the law.
  package init(on system: String, notOwing law: any Law, because reason: String, seed: Seed) {
    self.init(system: system, law: law, kind: .gaveUp, seed: seed)
    remark = "not owed: \(reason)"
  }
}

import BindingGenerators
import BindingLaws

/// A verdict as machines read it: a line of JSON for each system and law.
public struct VerdictRecord: Encodable, Sendable {
  let system: String
  let law: String
  let verdict: String
  let declared: String
  let asDeclared: Bool
  let cases: Int
  let executions: Int
  let seed: String
  let counterexample: CounterexampleRecord?
  let mix: MixRecord?
  let remark: String?
  let notOwed: String?

  /// A verdict beside what was declared, and why the law is not owed, if so.
  public init(_ verdict: Verdict, declared: Verdict.Kind, notOwed: String? = nil) {
    self.notOwed = notOwed
    (system, law, self.verdict) = (verdict.system, verdict.law.id, verdict.kind.rawValue)
    (self.declared, asDeclared) = (declared.rawValue, verdict.kind.fulfils(declared))
    (cases, executions) = (verdict.cases, verdict.executions)
    (seed, remark) = (verdict.seed.description, verdict.remark)
    counterexample = verdict.counterexample.map(CounterexampleRecord.init)
    mix = verdict.mix.map(MixRecord.init)
  }

  private enum Key: String, CodingKey {
    case system, law, verdict, declared, asDeclared, cases, executions, seed, counterexample, remark
    case notOwed, mix
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(system, forKey: .system)
    try fields.encode(law, forKey: .law)
    try fields.encode(verdict, forKey: .verdict)
    try fields.encode(declared, forKey: .declared)
    try fields.encode(asDeclared, forKey: .asDeclared)
    try fields.encode(cases, forKey: .cases)
    try fields.encode(executions, forKey: .executions)
    try fields.encode(seed, forKey: .seed)
    try fields.encode(counterexample, forKey: .counterexample)
    try fields.encodeIfPresent(mix, forKey: .mix)
    try fields.encodeIfPresent(remark, forKey: .remark)
    try fields.encodeIfPresent(notOwed, forKey: .notOwed)
  }
}

extension Verdict.Kind {
  /// Whether this is what was declared; proved is as good as upheld.
  public func fulfils(_ declared: Self) -> Bool {
    self == declared || (self == .proved && declared == .upheld)
  }
}

/// What cases were made of, as machines read it.
struct MixRecord: Encodable, Sendable {
  /// How often each kind of operation was drawn.
  let operations: [String: Int]
  /// In how many bases.
  let bases: Int?
  /// How many cases did not meet the premise.
  let refusals: Int

  init(_ mix: Verdict.Mix) {
    operations = Dictionary(mix.operations.map { ($0.kind, $0.count) }) { $0 + $1 }
    (bases, refusals) = (mix.states, mix.refusals)
  }
}

/// A counterexample as machines read it.
struct CounterexampleRecord: Encodable, Sendable {
  let trace: [String]
  let operations: Int
  let equation: String
  let system: String
  let model: String
  let foundAtCase: Int
  let simplifications: Int
  let minimal: Minimality
  let token: String

  init(_ found: Counterexample) {
    (trace, operations, equation) = (found.trace, found.operations, found.equation)
    (system, model, foundAtCase) = (found.system, found.model, found.foundAtCase)
    (simplifications, token) = (found.simplifications, found.token)
    minimal = found.minimal == .unknown ? .unknown : .certified
  }

  /// `true`, or the word `unknown`.
  enum Minimality: Encodable {
    case certified, unknown

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      if self == .certified { try value.encode(true) } else { try value.encode("unknown") }
    }
  }
}

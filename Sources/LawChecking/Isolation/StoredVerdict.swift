import BindingGenerators
import BindingLaws

/// What a check found, written down; the law and the seed are known to the reader.
struct StoredVerdict: Codable {
  private let kind: String
  private let cases, executions: Int
  private let counterexample: Counterexample?
  private let mix: StoredMix?
  private let remark: String?

  init(_ verdict: Verdict) {
    (kind, cases, executions) = (verdict.kind.rawValue, verdict.cases, verdict.executions)
    (counterexample, remark) = (verdict.counterexample, verdict.remark)
    mix = verdict.mix.map(StoredMix.init)
  }

  func verdict(of system: String, law: any Law, seed: Seed) -> Verdict? {
    guard let kind = Verdict.Kind(rawValue: kind) else { return nil }
    var verdict = Verdict(system: system, law: law, kind: kind, seed: seed)
    (verdict.cases, verdict.executions) = (cases, executions)
    (verdict.counterexample, verdict.remark) = (counterexample, remark)
    verdict.mix = mix?.mix
    return verdict
  }
}

/// What cases were made of, written down.
private struct StoredMix: Codable {
  private let kinds: [String]
  private let counts: [Int]
  private let states: Int?
  private let cases, refusals: Int

  init(_ mix: Verdict.Mix) {
    (kinds, counts) = (mix.operations.map(\.kind), mix.operations.map(\.count))
    (states, cases, refusals) = (mix.states, mix.cases, mix.refusals)
  }

  var mix: Verdict.Mix {
    let operations = zip(kinds, counts).map { (kind: $0, count: $1) }
    return Verdict.Mix(operations: operations, states: states, cases: cases, refusals: refusals)
  }
}

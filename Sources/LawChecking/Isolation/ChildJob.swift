import BindingGenerators
import BindingLaws

/// What a child is asked to do: plain values only, since they are written down and read in the
/// child.
package struct ChildJob: Codable, Sendable {
  enum Task: Codable {
    /// Checks the law from beginning to end, with or without trying a proof.
    case check(proving: Bool)
    /// Runs these cases in order.
    case cases([CaseAddress])
    /// Runs all cases that are smaller than these draws, at most so many.
    case smaller(than: [UInt64], limit: Int)
    /// Runs one case, noting everything that is done to the system.
    case autopsy(CaseAddress)
  }

  let system: TypeAddress
  let family: TypeAddress
  let law: String
  let options: StoredOptions
  let limits: ChildLimits
  let task: Task
  /// The status it ends with when it has done its task.
  let doneStatus: Int32

  /// Whether a child is expected to end with status 0, whatever it meets.
  package var endsWithSuccess: Bool { doneStatus == 0 }
}

/// Options that can be written down.
struct StoredOptions: Codable, Sendable {
  private let seed: UInt64
  private let cases, maximumLength, certificationLimit, proofLimit: Int
  private let usesShortlex, growsSizes, holdsBindings, usesFreshBindings, usesProof: Bool
  private let exhaustiveDepth: Int?
  private let kinds: [UInt8]?

  init(_ options: CheckOptions) {
    seed = options.seed.value
    (cases, maximumLength) = (options.cases, options.maximumLength)
    (certificationLimit, proofLimit) = (options.certificationLimit, options.proofLimit)
    usesProof = options.usesProof
    (usesShortlex, growsSizes) = (options.usesShortlex, options.growsSizes)
    (holdsBindings, usesFreshBindings) = (options.holdsBindings, options.usesFreshBindings)
    exhaustiveDepth = options.exhaustiveDepth
    kinds = options.kinds?.map(\.rawValue)
  }

  var options: CheckOptions {
    var options = CheckOptions(seed: Seed(seed), cases: cases)
    options.maximumLength = maximumLength
    (options.certificationLimit, options.proofLimit) = (certificationLimit, proofLimit)
    options.usesProof = usesProof
    (options.usesShortlex, options.growsSizes) = (usesShortlex, growsSizes)
    (options.holdsBindings, options.usesFreshBindings) = (holdsBindings, usesFreshBindings)
    options.exhaustiveDepth = exhaustiveDepth
    options.kinds = kinds?.compactMap(OperationKind.init)
    return options
  }
}

/// What a check found, written down; the law and the seed are known to the reader.
struct StoredVerdict: Codable {
  private let kind: String
  private let cases, executions: Int
  private let counterexample: Counterexample?
  private let remark: String?

  init(_ verdict: Verdict) {
    (kind, cases, executions) = (verdict.kind.rawValue, verdict.cases, verdict.executions)
    (counterexample, remark) = (verdict.counterexample, verdict.remark)
  }

  func verdict(of system: String, law: any Law, seed: Seed) -> Verdict? {
    guard let kind = Verdict.Kind(rawValue: kind) else { return nil }
    var verdict = Verdict(system: system, law: law, kind: kind, seed: seed)
    (verdict.cases, verdict.executions) = (cases, executions)
    (verdict.counterexample, verdict.remark) = (counterexample, remark)
    return verdict
  }
}

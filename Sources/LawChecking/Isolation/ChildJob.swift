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
  private let timeBudget: Duration?
  private let exhaustiveDepth: Int?
  private let kinds: [UInt8]?

  init(_ options: CheckOptions) {
    seed = options.seed.value
    (cases, maximumLength) = (options.cases, options.maximumLength)
    (certificationLimit, proofLimit) = (options.certificationLimit, options.proofLimit)
    usesProof = options.usesProof
    timeBudget = options.timeBudget
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
    options.timeBudget = timeBudget
    (options.usesShortlex, options.growsSizes) = (usesShortlex, growsSizes)
    (options.holdsBindings, options.usesFreshBindings) = (holdsBindings, usesFreshBindings)
    options.exhaustiveDepth = exhaustiveDepth
    options.kinds = kinds?.compactMap(OperationKind.init)
    return options
  }
}

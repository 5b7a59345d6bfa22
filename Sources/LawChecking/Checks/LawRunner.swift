import BindingGenerators
import BindingLaws

/// What runs the cases of one law on one system, and says what a verdict on it has to say.
protocol LawRunner: CaseRunner {
  /// Whether the law is about what happens within an operation.
  var isTimed: Bool { get }
  /// Whether the law is about tasks, and whether they run on threads of their own.
  var isConcurrent: Bool { get }
  var isRaced: Bool { get }
  /// Whether the law is about transactions.
  var isAboutTransactions: Bool { get }
  /// Whether the law speaks about what no look for memory sees, so that nothing is ever proved of it: what
  /// readers are notified of, and what has not landed.
  var isPastProof: Bool { get }
  /// What the law speaks about and no case has shown, if there is any such thing.
  var neverSeen: String? { get }

  /// The law as it is printed of this system.
  func description(of law: Law) -> LawDescription
  /// Looks for a proof, running at most so many cases.
  func proof(limit: Int, assuming memory: SystemMemory, followsModel: () -> Bool) -> Proof
  /// All there is to say of a case that broke a law, up to the failure.
  func counterexample(
    _ given: Case, _ discrepancy: Discrepancy, law: String, _ discovery: Discovery
  ) -> Counterexample
  /// Whether the model itself breaks the law in a case.
  func modelBreaks(_ given: Case) -> Bool
  /// Two runs of a case that show different things; `nil` when ten of them are alike.
  func twoRuns(of given: Case) -> (one: [Counterexample.Row], other: [Counterexample.Row])?
}

/// What checks a system by one law after the other: what all laws share is worked out once.
protocol SystemChecker: AnyObject {
  var options: CheckOptions { get }
  /// What is known of what the system remembers, and the same where every binding is one in a
  /// transaction.
  var memory: SystemMemory { get }
  var memoryInTransaction: SystemMemory { get }
  /// Whether the base is always the model's, as far as that can be shown.
  var followsModel: Bool { get }
  /// How many more cases are run of either sort, because longer traces matter.
  var moreCases: Int { get }
  /// Whether a case breaks one of the laws that speak about memory.
  var memoryBreaksALaw: Bool { get }
  /// A base of a finite world that is reached and not listed.
  var unlisted: String? { get }
  /// From how many bases each value is read; `nil` where bases or values are not listed.
  var fibres: FibreCount? { get }

  /// Notes what the first cases of a law lead to, if they are the first of all.
  func begin(with law: Law)
  /// What runs the cases of a law, of so many operations at least; `nil` when the law does not speak
  /// about the system.
  func lawRunner(of law: Law, reaching length: Int) -> (any LawRunner)?
}

extension LawRunner {
  /// What was not tried within all cases of up to so many operations.
  func leftOut(upTo depth: Int) -> String? {
    if notes.areWhole(upTo: depth) { return nil }
    return isConcurrent ? "in every order of their accesses" : "at each of their writes"
  }
}

extension Runner: LawRunner {
  var isTimed: Bool { statement.isTimed }
  var isConcurrent: Bool { statement.isConcurrent }
  var isPastProof: Bool { statement.needs.contains(.notices) || statement.awaitsSets }
  var isAboutTransactions: Bool { statement.needs.contains(.transactions) }

  func description(of law: Law) -> LawDescription { LawDescription(law, of: Model.self) }

  func proof(limit: Int, assuming memory: SystemMemory, followsModel: () -> Bool) -> Proof {
    Proof(self, limit: limit, assuming: memory, followsModel: followsModel)
  }

  func counterexample(
    _ given: Case, _ discrepancy: Discrepancy, law: String, _ discovery: Discovery
  ) -> Counterexample {
    counterexample(given, discrepancy, law: law, discovery, named: nil)
  }
}

import BindingGenerators
import BindingLaws

/// Judges a system in child processes, where it may trap or hang.
///
/// This process calls no model and no system: all it knows of them are their names, the cases that
/// children noted, and what children found out.
final class ChildChecker: CheckExecutor {
  let system: SystemAddress
  /// What reports call the system.
  let name: String
  let options: CheckOptions
  let limits: ChildrenLimits
  let launch: ChildLauncher
  /// The laws by which the system will be judged, in order.
  private var laws: [Law] = []
  /// Whether a case has timed out: from then on cases have less time.
  var hasTimedOut = false
  /// How the child ended that looked for a proof, if it died of that: then nothing is proved.
  var deathOfProof: ChildReport?
  /// What the first child has found out for `total`, or for a law of that name.
  var scouted: [Law: Scouting] = [:]
  /// What a child that was made for another law has found out about these.
  var found: [String: ChildReport] = [:]
  /// The numbers of the questions to new systems that crash.
  var unasked: Set<UInt64> = []
  /// The fault that is put around the system, by its name.
  private(set) var fault: String?
  /// What no law is judged on, once that is known.
  var leftOut: EndedCases?

  /// - Throws: What to do when the system cannot be made again in another process.
  init<System: BindingSystem>(
    _ system: System.Type, named given: GivenName?, options: CheckOptions, limits: ChildrenLimits,
    launch: @escaping ChildLauncher, reaching expectation: ExpectationAddress?
  ) throws(ChildError) {
    if let expectation {
      self.system = .expectation(expectation)
    } else {
      guard let address = TypeAddress(of: system) else { throw .unreachableType("\(System.self)") }
      self.system = .type(address)
    }
    name = System.displayName(given)
    self.options = options
    self.limits = limits
    self.launch = launch
  }

  func verdict(on law: Law) throws -> Verdict? {
    try ChildCheck(self, law).verdict()
  }

  func replay(
    _ name: CaseName, obeying law: Law, shrinking isShrinking: Bool
  ) throws -> ReplayedCase {
    try ChildCheck(self, law, isNamed: true).replay(name, shrinking: isShrinking)
  }

  func put(_ fault: Fault) { self.fault = fault.id }

  func announce(_ laws: [Law]) { self.laws = laws }

  /// What the bindings of the system do when they are new.
  func learnedTable() throws -> LearnedTable {
    let report = try ChildCheck(self, .total).run(.learn)
    if case let table?? = report.found(LearnedTable.self).last { return table }
    throw ChildError.deadModel(name, report.words(limits.child))
  }

  /// The laws after this one, up to `total`; what reports ends itself has a child of its own, in
  /// which nothing is left out.
  func laws(after law: Law) -> [Law] {
    laws.drop { $0.id != law.id }.dropFirst()
      .prefix { !$0.isAboutEnds && found[$0.id] == nil }.filter { !$0.reportsEnds }
  }
}

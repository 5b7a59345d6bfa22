import BindingGenerators
import BindingLaws

/// Judges a system in child processes, where it may trap or hang.
///
/// This process calls no model and no system. It knows only their names, the cases that children noted, and
/// what children found out.
final class ChildChecker: CheckExecutor {
  let system: SystemAddress
  /// The name of the system in reports.
  let name: String
  let options: CheckOptions
  let limits: ChildrenLimits
  let launch: ChildLauncher
  /// The laws by which the system will be judged, in order.
  private var laws: [Law] = []
  /// Whether a case has timed out.
  ///
  /// From then on cases have less time.
  var hasTimedOut = false
  /// The report of the child that died in the search for a proof.
  ///
  /// Nothing is proved then.
  var deathOfProof: ChildReport?
  /// The reports of the first child for `total`, or for a law of that name.
  var scouted: [Law: Scouting] = [:]
  /// The reports on laws, by id, of a child that was made for another law.
  var found: [String: ChildReport] = [:]
  /// The numbers of the questions that crash new systems.
  var unasked: Set<UInt64> = []
  /// The name of the fault around the system.
  private(set) var fault: String?
  /// The cases and operations that no law is judged on.
  ///
  /// Nil until they are known.
  var leftOut: EndedCases?

  /// - Throws: An error that says what to do if another process cannot make the system.
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

  /// Returns a table of what new bindings of the system do.
  func learnedTable() throws -> LearnedTable {
    let report = try ChildCheck(self, .total).run(.learn)
    if case let table?? = report.found(LearnedTable.self).last { return table }
    throw ChildError.deadModel(name, report.words(limits.child))
  }

  /// Returns the laws after this one, up to `total`, that share its child.
  ///
  /// A law that reports ends has a child of its own, in which nothing is left out.
  func laws(after law: Law) -> [Law] {
    laws.drop { $0.id != law.id }.dropFirst()
      .prefix { !$0.isAboutEnds && found[$0.id] == nil }.filter { !$0.reportsEnds }
  }
}

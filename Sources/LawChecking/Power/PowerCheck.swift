package import BindingLaws

/// The test of a system's laws: faults are put around its bindings, and the laws that it obeys should notice.
///
/// Recorded outputs count the cases and name the law that noticed. Shares, efforts and the order of laws
/// decide both.
package struct PowerCheck {
  private let options: CheckOptions
  /// The place in which the system may trap, or nil if there are no child processes.
  private let children: Place?
  private let mayTrap: Bool
  /// The laws to ask.
  private let laws: [Law]
  /// The names of laws that are never printed as missing.
  private let passedOver: Set<String>
  /// The system alone, without a fault.
  private let healthy: any Subject
  private let makeChecker: (Place, CheckOptions) throws -> LawChecker
  /// Whether the system alone obeys a law: the law applies, and nothing speaks against it.
  ///
  /// Other laws are not asked.
  /// A new `Verdict.Kind` that counts as obeyed or as failing has to be added in `init` and `notices`.
  private let isObeyed: (Law) throws -> Bool

  /// The factors by which the number of cases grows to show that a fault was missed for want of cases.
  ///
  /// The second is for programs of tasks, each of which is run in very many orders.
  /// `power` and `WouldYourLawsNotice.md` say both numbers in words.
  private static var moreCases: Int { 10 }
  private static var morePrograms: Int { 2 }
  /// The divisor of the number of cases for the first pass of each law.
  private static var shareOfFewCases: Int { 8 }

  /// - Parameters:
  ///   - system: The type of the system.
  ///   - laws: The laws to ask. Laws that the system alone breaks are left out.
  ///   - passedOver: The names of laws that are skipped, and never named as what is missing.
  ///   - options: How hard the laws look.
  ///   - children: The place in which faults that crash are tried. Nil if there is none.
  ///   - mayTrap: Whether the system alone has to be judged there.
  ///   - model: The model of the system.
  ///   - given: The name to print instead of the name of the type.
  ///   - make: Makes the system on a source; children make it by its initialiser.
  /// - Throws: An error that says what to do if the system cannot be judged.
  package init<System: BindingSystem>(
    _ system: System.Type, laws: [Law], passingOver passedOver: Set<String> = [],
    options: CheckOptions, children: Place? = nil, mayTrap: Bool = false,
    by model: System.Model = System.model, named given: GivenName? = nil,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
  ) throws {
    self.options = options
    self.children = children
    self.mayTrap = mayTrap
    self.laws = laws
    self.passedOver = passedOver
    makeChecker = { try LawChecker(system, $0, by: model, options: $1, named: given, make: make) }
    let checker = try makeChecker(mayTrap ? children ?? .here : .here, options)
    healthy = try SystemSubject(options.bounded, by: model, make: make, named: given)
    var known: [String: Bool] = [:]
    isObeyed = { law in
      if let known = known[law.id] { return known }
      let kind = try checker.verdict(on: law)?.kind
      let isObeyed = kind == .proved || kind == .upheld || kind == .noEvidence
      known[law.id] = isObeyed
      return isObeyed
    }
  }

  /// Returns the finding about each fault that systems of this kind can have.
  ///
  /// - Parameter fault: The name of the only fault to try. Nil for all.
  /// - Throws: An error that says what to do if no child can judge the system.
  package func findings(of fault: String? = nil) throws -> [PowerFinding] {
    try Fault.all.filter {
      try (fault ?? $0.id) == $0.id && ($0.onlyLaw == nil || isNoticeable($0))
        && $0.applies(healthy)
    }.map { try finding($0) }
  }

  /// Whether one of the laws to ask can notice the fault.
  private func isNoticeable(_ fault: Fault) throws -> Bool {
    try laws.contains { try fault.isNoticed(by: $0) && isObeyed($0) }
  }

  private func finding(_ fault: Fault) throws -> PowerFinding {
    var finding = PowerFinding(healthy.system, fault)
    guard let place = mayTrap || fault.mayTrap ? children : .here else {
      finding.reason = .notTried
      return finding
    }
    var laws = laws
    if try notices(fault, place, looks(place), &laws, &finding) { return finding }
    finding.reason = try reason(fault, place, &laws, &finding)
    return finding
  }

  /// Returns the options of each pass: few cases, then all cases, and with proofs only for what no case
  /// shows.
  ///
  /// Few cases show most faults. The work for a proof takes longer than all cases. In child processes there
  /// is one pass.
  private func looks(_ place: Place, forMemory: Bool = false) -> [CheckOptions] {
    guard case .here = place else { return [options] }
    var all = options
    all.certificationLimit = 0
    all.usesProof = false
    var few = all
    few.cases = max(1, options.cases / Self.shareOfFewCases)
    return forMemory ? [few, all, options] : [few, all]
  }

  /// Whether some law notices the fault.
  ///
  /// The first that does is noted.
  /// Laws that are proved of the faulty system are not asked again.
  private func notices(
    _ fault: Fault, _ place: Place, _ looks: [CheckOptions], _ laws: inout [Law],
    _ finding: inout PowerFinding
  ) throws -> Bool {
    laws.removeAll { !fault.isNoticed(by: $0) }
    for options in looks {
      let checker = try makeChecker(place, options)
      checker.put(fault)
      for law in laws {
        guard let verdict = try checker.verdict(on: law) else { continue }
        finding.cases += verdict.cases
        if verdict.kind == .proved { laws.removeAll { $0.id == law.id } }
        // A test that asks for the law would fail.
        let fails = [.broken, .flaky, .crashed, .timedOut].contains(verdict.kind)
        guard try fails && isObeyed(law) else { continue }
        finding.law = law.id
        finding.trace = verdict.counterexample?.trace
        return true
      }
    }
    return false
  }

  /// Returns why no case of these laws shows the fault, and finds another law that would notice it.
  ///
  /// - Returns: Nil if a proof led to a case that shows it after all.
  private func reason(
    _ fault: Fault, _ place: Place, _ laws: inout [Law], _ finding: inout PowerFinding
  ) throws -> PowerFinding.Reason? {
    if fault.mayTrap {
      if try isNoticeable(fault) { return .noBase }
      finding.remedy = try remedy(fault, place)
      return .noLaw
    }
    guard case .here = place else { return .notCompared }
    // Only the law about it compares what happens within a set, or beside one.
    let isTimed = fault.onlyLaw != nil
    if !isTimed && !healthy.differs(from: healthy.around(fault), options) { return unseen(fault) }
    if try notices(fault, place, [options], &laws, &finding) { return nil }
    if !isTimed { finding.remedy = try remedy(fault, place) }
    if finding.remedy == nil, try isMissedForCases(fault, laws) { return .budget }
    return isTimed ? unseen(fault) : .noLaw
  }

  /// Whether these laws notice the fault if they run more cases.
  private func isMissedForCases(_ fault: Fault, _ laws: [Law]) throws -> Bool {
    try [(false, Self.moreCases), (true, Self.morePrograms)].contains { isAboutTasks, factor in
      var more = options
      var finding = PowerFinding(healthy.system, fault)
      more.cases = factor * options.cases
      more.usesProof = false
      var laws = laws.filter {
        (healthy.stating($0, upTo: 0)?.isConcurrent ?? false) == isAboutTasks
      }
      return try !laws.isEmpty && notices(fault, .here, [more], &laws, &finding)
    }
  }

  /// Returns why the fault cannot be seen.
  ///
  /// Call it after all runs, since it depends on whether the fault showed.
  private func unseen(_ fault: Fault) -> PowerFinding.Reason {
    fault.effects.count == 0 ? .noBase : .invisible
  }

  /// Returns the first law of the library that notices the fault, and that the system alone obeys.
  private func remedy(_ fault: Fault, _ place: Place) throws -> String? {
    var others = allLaws.filter { other in
      !passedOver.contains(other.id) && !laws.contains { $0.id == other.id }
    }
    var finding = PowerFinding(healthy.system, fault)
    let looks = looks(place, forMemory: true)
    return try notices(fault, place, looks, &others, &finding) ? finding.law : nil
  }
}

extension Fault {
  /// Whether a law can notice the fault.
  fileprivate func isNoticed(by law: Law) -> Bool {
    if let onlyLaw { return law.id == onlyLaw.id }
    return !mayTrap || law.isAboutEnds
  }
}

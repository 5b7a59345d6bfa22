package import BindingLaws

/// Puts faults around the bindings of a system, and asks the laws that it obeys whether they notice.
///
/// Recorded outputs count the cases and name the law that noticed: shares, looks and the order of laws
/// decide both.
package struct PowerCheck {
  let options: CheckOptions
  /// Where the system may trap; `nil` where there are no child processes.
  private let children: Place?
  private let mayTrap: Bool
  /// The laws to ask.
  let laws: [Law]
  /// The laws that are not named in what is printed.
  private let passedOver: Set<String>
  /// The system alone.
  let healthy: any Subject
  let makeChecker: (Place, CheckOptions) throws -> LawChecker
  /// Whether the system alone obeys a law: it speaks about the system, and nothing against it; others
  /// are not asked.
  ///
  /// A new `Verdict.Kind` that counts as obeyed or as failing has to be added in `init` and `notices`.
  let isObeyed: (Law) throws -> Bool

  /// How many times as many cases show whether a fault was missed for want of them; fewer of programs
  /// of tasks, each of which is run in very many orders.
  ///
  /// `power` and `WouldYourLawsNotice.md` say both numbers in words.
  private static var moreCases: Int { 10 }
  private static var morePrograms: Int { 2 }
  /// The share of its cases that each law first looks at.
  private static var shareOfFewCases: Int { 8 }

  /// - Parameters:
  ///   - system: The system.
  ///   - laws: The laws to ask; those that the system alone breaks are not.
  ///   - passedOver: The names of laws that are skipped, and never named as what is missing.
  ///   - options: How hard they look.
  ///   - children: Where faults that crash are tried, if anywhere.
  ///   - mayTrap: Whether the system alone has to be judged there.
  ///   - model: What the system is compared with.
  ///   - given: What it is called in place of the name of its type.
  ///   - make: Makes the system on a source; children make it by its initialiser.
  /// - Throws: An error that says what to do when the system cannot be judged.
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

  /// What comes of each fault that systems of this kind can have.
  ///
  /// - Parameter fault: The name of the only one to try, `nil` for all.
  /// - Throws: An error that says what to do when no child can judge the system.
  package func findings(of fault: String? = nil) throws -> [PowerFinding] {
    try Fault.all.filter {
      try (fault ?? $0.id) == $0.id && ($0.onlyLaw == nil || isNoticeable($0))
        && $0.applies(healthy)
    }.map { try finding($0) }
  }

  /// Whether a law of those to ask can notice the fault.
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

  /// How hard all laws look, one time after the other.
  ///
  /// Here that is at a few cases of each law, which show most faults, and then at as many as it has;
  /// what is worked out for a proof takes longer than all of them, and is needed only for what no
  /// case shows.
  private func looks(_ place: Place, forMemory: Bool = false) -> [CheckOptions] {
    guard case .here = place else { return [options] }
    var all = options
    all.certificationLimit = 0
    all.usesProof = false
    var few = all
    few.cases = max(1, options.cases / Self.shareOfFewCases)
    return forMemory ? [few, all, options] : [few, all]
  }

  /// Whether some law notices the fault; the first that does is noted.
  ///
  /// Laws that are proved of the faulty system are asked no more.
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

  /// Why no case of these laws shows the fault, and which other law would notice it.
  ///
  /// - Returns: `nil` where a case shows it after all, to which a proof has led.
  private func reason(
    _ fault: Fault, _ place: Place, _ laws: inout [Law], _ finding: inout PowerFinding
  ) throws -> PowerFinding.Reason? {
    if fault.mayTrap {
      if try isNoticeable(fault) { return .noBase }
      finding.remedy = try remedy(fault, place)
      return .noLaw
    }
    guard case .here = place else { return .notCompared }
    // What happens within a set, or beside one, is compared by no one but the law that speaks about it.
    let isTimed = fault.onlyLaw != nil
    if !isTimed && !healthy.differs(from: healthy.around(fault), options) { return unseen(fault) }
    if try notices(fault, place, [options], &laws, &finding) { return nil }
    if !isTimed { finding.remedy = try remedy(fault, place) }
    if finding.remedy == nil, try isMissedForCases(fault, laws) { return .budget }
    return isTimed ? unseen(fault) : .noLaw
  }

  /// Whether these laws notice the fault in more cases.
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

  /// Why the fault cannot be seen; asked after all runs, since it depends on whether the fault showed in one.
  private func unseen(_ fault: Fault) -> PowerFinding.Reason {
    fault.effects.count == 0 ? .noBase : .invisible
  }

  /// The law of the library that notices the fault first, and that the system alone obeys.
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
  /// Whether a law can notice it.
  fileprivate func isNoticed(by law: Law) -> Bool {
    if let onlyLaw { return law.id == onlyLaw.id }
    return !mayTrap || law.isAboutEnds
  }
}

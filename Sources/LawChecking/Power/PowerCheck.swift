package import BindingLaws

/// Puts faults around the bindings of a system, and asks the laws that it obeys whether they notice.
package struct PowerCheck<System: BindingSystem> {
  private let options: CheckOptions
  /// Where the system may trap; `nil` where there are no child processes.
  private let children: Place?
  private let mayTrap: Bool
  /// The laws to ask.
  private let laws: [Law]
  /// The laws that nobody wants to be named.
  private let passedOver: Set<String>
  private let make: (Source<System.Model.Base>) -> System
  /// The laws that the system alone obeys; others are not asked.
  private let obeyed: ObeyedLaws

  /// How many times as many cases show whether a fault was missed for want of them; fewer of programs
  /// of tasks, each of which is run in very many orders.
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
  ///   - make: Makes the system on a source; children make it by its initialiser.
  /// - Throws: An error that says what to do when the system cannot be judged.
  package init(
    _ system: System.Type, laws: [Law], passingOver passedOver: Set<String> = [],
    options: CheckOptions, children: Place? = nil, mayTrap: Bool = false,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
  ) throws {
    (self.options, self.children, self.mayTrap) = (options, children, mayTrap)
    (self.laws, self.passedOver, self.make) = (laws, passedOver, make)
    let place = mayTrap ? children ?? .here : .here
    let checker = try LawChecker(System.self, place, options: options, make: make)
    obeyed = ObeyedLaws { try checker.verdict(on: $0) }
  }

  /// What comes of each fault that systems of this kind can have.
  ///
  /// - Parameter fault: The name of the only one to try, `nil` for all.
  /// - Throws: An error that says what to do when no child can judge the system.
  package func findings(of fault: String? = nil) throws -> [PowerFinding] {
    try Learning.$current.withValue(Learning.current ?? Learning()) {
      try allFaults.filter {
        try (fault ?? $0.id) == $0.id && ($0.onlyLaw == nil || isNoticeable($0))
          && $0.applies(to: System.self)
      }.map { try finding($0) }
    }
  }

  /// Whether a law of those to ask can notice the fault.
  private func isNoticeable(_ fault: any BindingFault.Type) throws -> Bool {
    try laws.contains { try fault.isNoticed(by: $0) && obeyed.contains($0) }
  }

  private func finding(_ fault: any BindingFault.Type) throws -> PowerFinding {
    func open<Fault: BindingFault>(_ fault: Fault.Type) throws -> PowerFinding {
      System.Derived.self == System.Derived.Subject.self
        ? try finding(in: FaultySystem<System, Fault>.self)
        : try finding(in: FailableFaultySystem<System, Fault>.self)
    }
    return try open(fault)
  }

  private func finding<Form: FaultyForm>(
    in form: Form.Type
  ) throws -> PowerFinding where Form.Bare == System {
    var finding = PowerFinding(System.displayName, Form.Fault.self)
    let isApart = mayTrap || Form.Fault.mayTrap
    if isApart && children == nil {
      finding.reason = .notTried
      return finding
    }
    let tally = FaultTally()
    let place = isApart ? children ?? .here : .here
    if try notices(form, place, looks(place), tally, laws, &finding) { return finding }
    finding.reason = try reason(form, place, tally, &finding)
    if finding.reason == .noLaw { finding.remedy = try remedy(form, place, tally) }
    return finding
  }

  /// How hard all laws look, one time after the other.
  ///
  /// Here that is at a few cases of each law, which show most faults, and then at as many as it has;
  /// what is worked out for a proof takes longer than all of them, and is needed only for what no
  /// case shows.
  private func looks(_ place: Place, forMemory: Bool = false) -> [CheckOptions] {
    guard case .here = place else { return [options] }
    var (few, all) = (options, options)
    few.cases = max(1, options.cases / Self.shareOfFewCases)
    (few.certificationLimit, few.usesProof) = (0, false)
    (all.certificationLimit, all.usesProof) = (0, false)
    return forMemory ? [few, all, options] : [few, all]
  }

  /// Whether some law notices the fault; the first that does is noted.
  private func notices<Form: FaultyForm>(
    _ form: Form.Type, _ place: Place, _ looks: [CheckOptions], _ tally: FaultTally,
    _ laws: [Law], _ finding: inout PowerFinding
  ) throws -> Bool where Form.Bare == System {
    let laws = laws.filter { Form.Fault.isNoticed(by: $0) }
    for options in looks {
      let checker = try LawChecker(Form.self, place, options: options) {
        Form(core: FaultyCore($0, tally, make: make))
      }
      for law in laws {
        guard let verdict = try checker.verdict(on: law) else { continue }
        finding.cases += verdict.cases
        guard try verdict.noticesFault && obeyed.contains(law) else { continue }
        (finding.law, finding.trace) = (law.id, verdict.counterexample?.trace)
        return true
      }
    }
    return false
  }

  /// Why no case of a law shows the fault; `nil` where one does that a proof has led to.
  private func reason<Form: FaultyForm>(
    _ form: Form.Type, _ place: Place, _ tally: FaultTally, _ finding: inout PowerFinding
  ) throws -> PowerFinding.Reason? where Form.Bare == System {
    if Form.Fault.mayTrap { return try isNoticeable(Form.Fault.self) ? .noBase : .noLaw }
    guard case .here = place else { return .notCompared }
    // What happens within a set, or beside one, is compared by no one but the law that speaks about it.
    let isTimed = Form.Fault.onlyLaw != nil
    if try !isTimed && !Difference(form, options, tally, make: make).isSeen { return unseen(tally) }
    if try notices(form, place, [options], tally, laws, &finding) { return nil }
    let isMissedForCases = try [(false, Self.moreCases), (true, Self.morePrograms)].contains {
      (isAboutTasks, factor) in
      var (more, finding) = (options, PowerFinding(System.displayName, Form.Fault.self))
      more.cases *= factor
      let laws = laws.filter { isConcurrent($0) == isAboutTasks }
      return try !laws.isEmpty && notices(form, place, [more], tally, laws, &finding)
    }
    if isMissedForCases { return .budget }
    return isTimed ? unseen(tally) : .noLaw
  }

  private func unseen(_ tally: FaultTally) -> PowerFinding.Reason {
    tally.shown == 0 ? .noBase : .invisible
  }

  private func isConcurrent(_ law: Law) -> Bool {
    law.statement(for: System.Model.self)?.isConcurrent ?? false
  }

  /// The law of the library that notices the fault first, and that the system alone obeys.
  private func remedy<Form: FaultyForm>(
    _ form: Form.Type, _ place: Place, _ tally: FaultTally
  ) throws -> String? where Form.Bare == System {
    let others = allLaws.filter { other in
      !passedOver.contains(other.id) && !laws.contains { $0.id == other.id }
    }
    var finding = PowerFinding(System.displayName, Form.Fault.self)
    let looks = looks(place, forMemory: true)
    return try notices(form, place, looks, tally, others, &finding) ? finding.law : nil
  }
}

extension BindingFault {
  /// Whether a law can notice it.
  fileprivate static func isNoticed(by law: Law) -> Bool {
    if let onlyLaw { return law.id == onlyLaw.id }
    return !mayTrap || law.isAboutEnds
  }
}

extension Verdict {
  /// Whether a test that asks for this law fails.
  fileprivate var noticesFault: Bool {
    switch kind {
    case .broken, .flaky, .crashed, .timedOut: true
    default: false
    }
  }
}

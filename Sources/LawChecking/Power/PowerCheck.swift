import BindingGenerators
package import BindingLaws

/// Puts faults around the bindings of a system, and asks the laws that it obeys whether they notice.
package struct PowerCheck<System: BindingSystem> {
  private let options: CheckOptions
  /// Where the system may trap; `nil` where there are no child processes.
  private let children: Place?
  private let mayTrap: Bool
  /// The laws to ask, which the system alone obeys.
  private let laws: [Law]
  /// The laws that nobody wants to be named.
  private let passedOver: Set<String>
  private let make: (Source<System.Model.Base>) -> System
  /// What the laws make of the system alone.
  private let alone: LawChecker<System>

  /// How many times as many cases tell whether a fault was missed for want of them; fewer of programs
  /// of tasks, each of which is run in very many orders.
  private static var moreCases: Int { 10 }
  private static var morePrograms: Int { 2 }

  /// - Parameters:
  ///   - system: The system.
  ///   - laws: The laws to ask; those that the system alone breaks are not.
  ///   - passedOver: The names of laws that are not owed, and never named as what is missing.
  ///   - options: How hard they look.
  ///   - children: Where faults that end the process are tried, if anywhere.
  ///   - mayTrap: Whether the system alone has to be judged there.
  ///   - make: Makes the system on a source; children make it by its initialiser.
  /// - Throws: An error that says what to do when the system cannot be judged.
  package init(
    _ system: System.Type, laws: [Law], passingOver passedOver: Set<String> = [],
    options: CheckOptions, children: Place? = nil, mayTrap: Bool = false,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
  ) throws {
    (self.options, self.children, self.mayTrap) = (options, children, mayTrap)
    (self.passedOver, self.make) = (passedOver, make)
    let place = mayTrap ? children ?? .here : .here
    let checker = try LawChecker(System.self, place, options: options, make: make)
    self.laws = try laws.filter { try checker.isObeying($0) }
    alone = checker
  }

  /// What comes of each fault that systems of this kind can have.
  ///
  /// - Throws: An error that says what to do when no child can judge the system.
  package func findings() throws -> [PowerFinding] {
    try Learning.$current.withValue(Learning.current ?? Learning()) {
      try allFaults.filter { $0.applies(to: System.self) && isAsked(about: $0) }
        .map { try finding($0) }
    }
  }

  private func isAsked(about fault: any BindingFault.Type) -> Bool {
    fault.onlyLaw.map { only in laws.contains { $0.id == only.id } } ?? true
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
    if try notices(form, place, options, tally, laws, &finding) { return finding }
    finding.reason = try reason(form, place, tally)
    if finding.reason == .noLaw { finding.remedy = try remedy(form, place, tally) }
    return finding
  }

  /// Whether some law notices the fault; the first that does is noted.
  ///
  /// Here all laws first look at cases alone: what is worked out for a proof takes longer than all of
  /// them, and is needed only for what no case shows.
  private func notices<Form: FaultyForm>(
    _ form: Form.Type, _ place: Place, _ options: CheckOptions, _ tally: FaultTally,
    _ laws: [Law], _ finding: inout PowerFinding
  ) throws -> Bool where Form.Bare == System {
    let laws = Form.Fault.mayTrap ? laws.filter(\.isAboutEnds) : laws
    var passes = [options]
    if case .here = place, options.usesProof {
      passes.insert(options, at: 0)
      passes[0].usesProof = false
    }
    for options in passes {
      let checker = try LawChecker(Form.self, place, options: options) {
        Form(core: FaultyCore($0, tally, make: make))
      }
      for law in laws {
        guard let verdict = try checker.verdict(on: law) else { continue }
        finding.cases += verdict.cases
        guard verdict.noticesFault else { continue }
        (finding.law, finding.trace) = (law.id, verdict.counterexample?.trace ?? verdict.history)
        return true
      }
    }
    return false
  }

  /// Why no law notices the fault.
  private func reason<Form: FaultyForm>(
    _ form: Form.Type, _ place: Place, _ tally: FaultTally
  ) throws -> PowerFinding.Reason where Form.Bare == System {
    if Form.Fault.mayTrap { return laws.contains(where: \.isAboutEnds) ? .noBase : .noLaw }
    guard case .here = place else { return .notCompared }
    let difference = try Difference(form, options, tally, make: make)
    if !difference.isSeen { return tally.shown == 0 ? .noBase : .invisible }
    let isMissedForCases = try [(false, Self.moreCases), (true, Self.morePrograms)].contains {
      (isAboutTasks, factor) in
      var (more, finding) = (options, PowerFinding(System.displayName, Form.Fault.self))
      more.cases *= factor
      let laws = laws.filter { isConcurrent($0) == isAboutTasks }
      return try !laws.isEmpty && notices(form, place, more, tally, laws, &finding)
    }
    return isMissedForCases ? .budget : .noLaw
  }

  private func isConcurrent(_ law: Law) -> Bool {
    law.statement(for: System.Model.self)?.isConcurrent ?? false
  }

  /// The first law of the library that notices the fault, and that the system alone obeys.
  private func remedy<Form: FaultyForm>(
    _ form: Form.Type, _ place: Place, _ tally: FaultTally
  ) throws -> String? where Form.Bare == System {
    var others = allLaws.filter { other in
      !passedOver.contains(other.id) && !laws.contains { $0.id == other.id }
    }[...]
    var finding = PowerFinding(System.displayName, Form.Fault.self)
    while try notices(form, place, options, tally, Array(others), &finding) {
      others = others.drop { $0.id != finding.law }
      if let law = others.popFirst(), try alone.isObeying(law) { return law.id }
    }
    return nil
  }
}

extension LawChecker {
  /// Whether the law speaks about the system, and nothing against the law.
  fileprivate func isObeying(_ law: Law) throws -> Bool {
    let kind = try verdict(on: law)?.kind
    return kind == .proved || kind == .upheld || kind == .noEvidence
  }
}

extension Verdict {
  /// Whether a test that asks for this law fails.
  fileprivate var noticesFault: Bool {
    switch kind {
    case .broken, .flaky, .crashed, .hung: true
    case .gaveUp: history != nil
    default: false
    }
  }

  /// The history by which the system showed that it remembers, where no case of a law shows it.
  fileprivate var history: [String]? {
    if case .memory(let memory)? = grounds { memory.history } else { nil }
  }
}

package import BindingLaws

/// The test of a system's laws: faults are put around its bindings, and the laws that it obeys should notice.
///
/// Recorded outputs count the cases and name the law that noticed. Shares, efforts and the order of laws
/// decide both.
package struct PowerCheck {
  let options: CheckOptions
  /// The place in which the system may trap, or nil if there are no child processes.
  private let children: Place?
  /// Whether the system alone may trap, so that it is judged in `children`.
  private let mayTrap: Bool
  /// The laws to ask.
  let laws: [Law]
  /// The names of laws that are never printed as missing.
  private let passedOver: Set<String>
  /// The system alone, without a fault.
  let original: any Subject
  /// Makes a checker of the system, whose cases run in a place.
  let makeChecker: (Place, CheckOptions) throws -> LawChecker
  /// Whether the system alone obeys a law: the law applies, and nothing speaks against it.
  ///
  /// Other laws are not asked.
  let obeysAlone: (Law) throws -> Bool

  // `power` and `JudgingABinding.md` say the first two numbers in words.

  /// The factor by which more cases run, to see whether a fault was missed for want of cases.
  ///
  /// At normal effort they are 3,000: these find what one case in a thousand shows in 95 of 100 runs.
  private static let factorOfMoreCases = 10
  /// The factor by which more programs of tasks run for that.
  ///
  /// It is smaller, because each program runs in very many orders.
  private static let factorOfMorePrograms = 2
  /// The divisor of the number of cases that each law runs first.
  ///
  /// An eighth of the cases shows most faults.
  private static let divisorOfFewCases = 8

  /// Prepares to put faults around a system.
  ///
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
    // Without children such a system runs nowhere: see `hasNoPlace`.
    let placeOfSystem = mayTrap ? (children ?? .here) : .here
    let checker = try makeChecker(placeOfSystem, options)
    original = try SystemSubject(options.bounded, by: model, make: make, named: given)
    var known: [String: Bool] = [:]
    obeysAlone = { law in
      if let known = known[law.id] { return known }
      let isObeyed = try checker.verdict(on: law)?.kind.speaksForObedience ?? false
      known[law.id] = isObeyed
      return isObeyed
    }
  }

  /// Returns the finding about each fault that systems of this kind can have.
  ///
  /// - Parameter fault: The name of the only fault to try. Nil for all.
  /// - Throws: An error that says what to do if no child can judge the system.
  package func findings(of fault: String? = nil) throws -> [PowerFinding] {
    var findings: [PowerFinding] = []
    for candidate in Fault.all where try isTried(candidate, only: fault) {
      findings.append(try finding(candidate))
    }
    return findings
  }

  /// Whether a fault is asked for, a law can notice it, and the system can have it.
  private func isTried(_ fault: Fault, only id: String?) throws -> Bool {
    if let id, id != fault.id { return false }
    if fault.onlyLaw != nil, try !isNoticeable(fault) { return false }
    return fault.applies(original)
  }

  /// Whether one of the laws to ask can notice the fault.
  ///
  /// If the system may run nowhere, it is not known which laws it obeys alone, and each of them counts.
  private func isNoticeable(_ fault: Fault) throws -> Bool {
    try laws.contains { try fault.mayBeNoticed(by: $0) && (hasNoPlace || obeysAlone($0)) }
  }

  /// Whether the system alone may trap, and there are no child processes in which it could.
  ///
  /// Then neither the system nor one with a fault is run, and no fault counts.
  private var hasNoPlace: Bool { mayTrap && children == nil }

  /// An attempt to notice one fault.
  private struct Attempt {
    let fault: Fault
    /// The place in which the fault is tried.
    let place: Place
    /// The laws that are still to be asked.
    var laws: [Law]
    /// The finding so far.
    var finding: PowerFinding
  }

  private func newAttempt(_ fault: Fault, in place: Place, laws: [Law]) -> Attempt {
    Attempt(
      fault: fault, place: place, laws: laws, finding: PowerFinding(original.system, fault))
  }

  private func finding(_ fault: Fault) throws -> PowerFinding {
    guard let place = mayTrap || fault.mayTrap ? children : .here else {
      var untried = PowerFinding(original.system, fault)
      untried.reason = .notTried
      return untried
    }
    var attempt = newAttempt(fault, in: place, laws: laws)
    if try isNoticed(in: &attempt, by: efforts(in: place)) { return attempt.finding }
    attempt.finding.reason = try fault.mayTrap ? reasonOfTrap(in: &attempt) : reason(in: &attempt)
    return attempt.finding
  }

  /// Returns the options of each pass: few cases, then all cases, and at last proofs, too.
  ///
  /// Few cases show most faults, and the work for a proof takes longer than all cases. In child processes
  /// there is one pass, with all of it.
  ///
  /// - Parameter includesProofs: Whether there is a pass with proofs. `reason` makes it for the laws to ask,
  ///   unless a comparison shows that there is nothing to notice.
  private func efforts(in place: Place, includesProofs: Bool = false) -> [CheckOptions] {
    guard case .here = place else { return [options] }
    var all = options
    all.certificationLimit = 0
    all.usesProof = false
    var few = all
    few.cases = max(1, options.cases / Self.divisorOfFewCases)
    return includesProofs ? [few, all, options] : [few, all]
  }

  /// Whether some law notices the fault.
  ///
  /// The first that does is noted. Laws that are proved of the faulty system are not asked again.
  private func isNoticed(in attempt: inout Attempt, by efforts: [CheckOptions]) throws -> Bool {
    let fault = attempt.fault
    attempt.laws.removeAll { !fault.mayBeNoticed(by: $0) }
    for options in efforts {
      let checker = try makeChecker(attempt.place, options)
      checker.put(fault)
      for law in attempt.laws {
        guard let verdict = try checker.verdict(on: law) else { continue }
        attempt.finding.cases += verdict.cases
        if verdict.kind == .proved { attempt.laws.removeAll { $0.id == law.id } }
        // A test that asks for the law would fail.
        guard try verdict.kind.isFailure && obeysAlone(law) else { continue }
        attempt.finding.law = law.id
        attempt.finding.trace = verdict.counterexample?.trace
        return true
      }
    }
    return false
  }

  /// Returns why no case of these laws shows the fault, and finds another law that would notice it.
  ///
  /// - Returns: Nil if a proof led to a case that shows it after all.
  private func reason(in attempt: inout Attempt) throws -> PowerFinding.Reason? {
    guard case .here = attempt.place else { return .notCompared }
    let fault = attempt.fault
    // Only its law sees such a fault: a comparison does not look within a set or beside one, nor at the
    // deriving of bindings.
    let hasOnlyLaw = fault.onlyLaw != nil
    if !hasOnlyLaw && !original.differs(from: original.around(fault), options) {
      return unseen(fault)
    }
    if try isNoticed(in: &attempt, by: [options]) { return nil }
    if !hasOnlyLaw { attempt.finding.remedy = try remedy(against: fault, in: attempt.place) }
    if attempt.finding.remedy == nil, try isMissedForCases(fault, by: attempt.laws) {
      return .budget
    }
    return hasOnlyLaw ? unseen(fault) : .noLaw
  }

  /// Returns why no law notices a fault that may crash, and finds another law that would notice it.
  private func reasonOfTrap(in attempt: inout Attempt) throws -> PowerFinding.Reason {
    if try isNoticeable(attempt.fault) { return .noBase }
    attempt.finding.remedy = try remedy(against: attempt.fault, in: attempt.place)
    return .noLaw
  }

  /// Whether these laws notice the fault if they run more cases.
  private func isMissedForCases(_ fault: Fault, by laws: [Law]) throws -> Bool {
    func isAboutTasks(_ law: Law) -> Bool {
      original.stating(law, upTo: 0)?.isConcurrent ?? false
    }
    let others = laws.filter { !isAboutTasks($0) }
    if try isNoticed(fault, by: others, inTimesAsManyCases: Self.factorOfMoreCases) { return true }
    let lawsAboutTasks = laws.filter(isAboutTasks)
    return try isNoticed(fault, by: lawsAboutTasks, inTimesAsManyCases: Self.factorOfMorePrograms)
  }

  /// Whether one of these laws notices the fault in so many times the cases, without a proof.
  private func isNoticed(
    _ fault: Fault, by laws: [Law], inTimesAsManyCases factor: Int
  ) throws -> Bool {
    if laws.isEmpty { return false }
    var more = options
    more.cases = factor * options.cases
    more.usesProof = false
    var attempt = newAttempt(fault, in: .here, laws: laws)
    return try isNoticed(in: &attempt, by: [more])
  }

  /// Returns why the fault cannot be seen.
  ///
  /// Call it after all runs, since it depends on whether the fault showed.
  private func unseen(_ fault: Fault) -> PowerFinding.Reason {
    fault.effects.count == 0 ? .noBase : .invisible
  }

  /// Returns the first law of the library that notices the fault, and that the system alone obeys.
  private func remedy(against fault: Fault, in place: Place) throws -> String? {
    let others = allLaws.filter { other in
      !passedOver.contains(other.id) && !laws.contains { $0.id == other.id }
    }
    var attempt = newAttempt(fault, in: place, laws: others)
    let passes = efforts(in: place, includesProofs: true)
    return try isNoticed(in: &attempt, by: passes) ? attempt.finding.law : nil
  }
}

extension Verdict.Kind {
  /// Whether the law applies, and nothing speaks against it.
  fileprivate var speaksForObedience: Bool {
    switch self {
    case .upheld, .proved, .noEvidence: true
    case .broken, .impossible, .gaveUp, .flaky, .crashed, .timedOut, .skipped, .notJudged: false
    }
  }
}

extension Fault {
  /// Whether a law can notice the fault.
  fileprivate func mayBeNoticed(by law: Law) -> Bool {
    if let onlyLaw { return law.id == onlyLaw.id }
    return !mayTrap || law.isAboutEnds
  }
}

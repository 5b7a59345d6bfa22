import BindingGenerators
import BindingLaws

/// Judges a system in child processes, where it may trap or hang.
///
/// This process calls no model and no system: all it knows of them are their names, the cases that
/// children noted, and what children found out.
struct ChildChecker {
  private let system: TypeAddress
  /// What reports call the system.
  let name: String
  let options: CheckOptions
  let limits: IsolationLimits
  private let launch: ChildLauncher

  /// - Throws: What to do when the system cannot be made again in another process.
  init<System: BindingSystem>(
    _ system: System.Type, _ options: CheckOptions, _ limits: IsolationLimits,
    _ launch: @escaping ChildLauncher
  ) throws(IsolationError) {
    guard let address = TypeAddress(of: system) else { throw .unreachableType("\(System.self)") }
    (self.system, name, self.options) = (address, System.displayName, options)
    (self.limits, self.launch) = (limits, launch)
  }

  /// The verdict on a law, or `nil` when the law does not speak about systems of this kind.
  func verdict(on law: any Law) throws -> Verdict? {
    var check = try ChildCheck(self, law)
    return try check.verdict()
  }

  /// Runs one case, or makes it as small as it gets.
  func replay(
    _ name: CaseName, obeying law: any Law, shrinking isShrinking: Bool
  ) throws -> ReplayedCase {
    var check = try ChildCheck(self, law)
    return try isShrinking ? check.shrunk(name) : check.replayed(name)
  }

  /// What the ports of the system are.
  func profile(isObserved: Bool) throws -> [PortProfile] {
    for isObserved in isObserved ? [true, false] : [false] {
      let report = launch(job(nil, .profile(isObserved: isObserved), limits.child))
      if case .notStarted(let reason) = report.diagnosis { throw IsolationError.notStarted(reason) }
      if report.diagnosis != .finished { continue }
      if case .refused(let refusal)? = report.findings.last { throw refusal }
      if case .profile(let ports)? = report.findings.last { return ports }
    }
    return []
  }

  func job(
    _ law: LawAddress?, _ task: ChildJob.Task, _ limits: ChildLimits, looks: Bool = true,
    doneStatus: Int32 = ChildStatus.done
  ) -> ChildJob {
    ChildJob(
      system: system, law: law, options: options, limits: limits, task: task, looks: looks,
      doneStatus: doneStatus)
  }

  /// Children for one law.
  var budget: ChildBudget { ChildBudget(limits, launch) }
}

/// One law being checked on one system in children.
struct ChildCheck {
  let checker: ChildChecker
  let law: any Law
  var budget: ChildBudget
  /// Whether the case was named, not found by looking.
  var isNamed = false
  private let address: LawAddress
  /// The status with which children end that have done their task: 0 once the code under test
  /// has done so, which Swift Testing then takes as it comes.
  private var doneStatus = ChildStatus.done

  init(_ checker: ChildChecker, _ law: any Law) throws(IsolationError) {
    (self.checker, self.law, budget) = (checker, law, checker.budget)
    address = try LawAddress(of: law)
  }

  /// Runs a task in a child.
  mutating func run(
    _ task: ChildJob.Task, hangTime: Int? = nil, looks: Bool = true
  ) throws -> ChildReport {
    var limits = checker.limits.child
    limits.processorTime = hangTime ?? limits.processorTime
    limits.time = hangTime.map { min(limits.time, 10 * $0) } ?? limits.time
    let report = budget.run(
      checker.job(address, task, limits, looks: looks, doneStatus: doneStatus))
    if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
    if case .notStarted(let reason) = report.diagnosis { throw IsolationError.notStarted(reason) }
    for case .refused(let refusal)? in report.findings { throw refusal }
    return report
  }

  /// Runs a task in a child; once more without looking at the system where that is what kills it.
  private mutating func runTelling(_ task: ChildJob.Task) throws -> ChildReport {
    let report = try run(task)
    let diesOfLooking = report.diagnosis.isDeath && report.given == nil && report.runs > 0
    return diesOfLooking ? try run(task, looks: false) : report
  }
}

// MARK: - Checks

extension ChildCheck {
  /// Checks in one child; what kills it is made smaller in others.
  mutating func verdict() throws -> Verdict? {
    let report = try runTelling(.check(proving: false))
    switch report.diagnosis {
    case .garbled: return garbled(report)
    case .finished:
      let found = finished(report)
      return try found == nil ? nil : proved() ?? found
    default: return try death(report)
    }
  }

  /// The verdict when the child survives a proof and finds one.
  private mutating func proved() throws -> Verdict? {
    guard checker.options.usesProof else { return nil }
    let report = try run(.check(proving: true))
    let verdict = report.diagnosis == .finished ? finished(report) : nil
    return verdict?.kind == .proved ? verdict : nil
  }

  /// What the child found out, which is one line: a verdict, or that there is none.
  private func finished(_ report: ChildReport) -> Verdict? {
    guard report.findings.count == 1, case .verdict(let verdict)? = report.findings[0] else {
      return garbled(report)
    }
    return verdict
  }
}

// MARK: - Named cases

extension ChildCheck {
  /// Runs a named case.
  mutating func replayed(_ name: CaseName) throws -> ReplayedCase {
    isNamed = true
    return try told(runTelling(.replay(name))) { check, report in
      guard let given = report.given else { return try check.death(report) }
      return try check.told(report, given)
    }
  }

  /// Makes a named case as small as it gets; smaller ones that kill are passed over, unless the case
  /// itself does.
  mutating func shrunk(_ name: CaseName) throws -> ReplayedCase {
    isNamed = true
    var others: [Case] = []
    var report = try runTelling(.shrink(name, without: others))
    while report.diagnosis.isDeath, report.step == 1, let other = report.given, !budget.isUsedUp {
      others.append(other)
      report = try runTelling(.shrink(name, without: others))
    }
    if report.diagnosis.isDeath && report.step == 1 { return try replayed(name) }
    return try told(report) { check, report in try check.death(report) }
  }

  /// What a child found out about a named case, or what killed it.
  private mutating func told(
    _ report: ChildReport, orDead death: (inout ChildCheck, ChildReport) throws -> Verdict
  ) throws -> ReplayedCase {
    if report.diagnosis == .finished, case .replayed(let replayed)?? = report.findings.first {
      return replayed
    }
    let verdict =
      report.diagnosis.isDeath && report.diagnosis != .garbled
      ? try death(&self, report) : garbled(report)
    return ReplayedCase(dying: verdict)
  }
}

extension ReplayedCase {
  /// A case that ended its process.
  init(dying verdict: Verdict) {
    let found = verdict.counterexample
    self.init(
      verdict: verdict, rows: found?.rows ?? [], ports: found?.ports ?? [], isRefused: false,
      foretold: found?.foretold ?? [])
  }
}

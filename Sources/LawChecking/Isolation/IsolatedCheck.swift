import BindingGenerators
package import BindingLaws
import Foundation

/// Checks whether a system obeys a law in child processes, where it may trap or hang.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look.
///   - limits: What may be spent.
///   - launch: Makes a child.
/// - Returns: The verdict, or `nil` when the law does not speak about systems of this kind.
/// - Throws: An error that says what to do when no child can judge the system.
package func checkInIsolation<System: BindingSystem>(
  _ system: System.Type, obeys law: any Law, options: CheckOptions = CheckOptions(),
  limits: IsolationLimits = IsolationLimits(), launch: @escaping ChildLauncher
) throws -> Verdict? {
  // Asked of the system first: the model offers more, and its flaws are told of the system.
  guard try CaseRunner(law, make: { System(source: $0) }, options: options) != nil,
    let model = try CaseRunner<ModelSystem<System.Model>>(law, options)
  else { return nil }
  var check = try IsolatedCheck(system, model, law, options, limits, launch)
  return try check.verdict()
}

/// One law being checked on one system in children.
struct IsolatedCheck<System: BindingSystem> {
  typealias Model = System.Model

  let model: CaseRunner<ModelSystem<Model>>
  let law: any Law
  private(set) var options: CheckOptions
  let limits: IsolationLimits
  var budget: ChildBudget
  /// Whether the case was named, not found by looking.
  var isNamed = false
  /// The status with which children end that have done their task: 0 once the code under test
  /// has done so, which Swift Testing then takes as it comes.
  private var doneStatus = ChildStatus.done
  private let system, family: TypeAddress

  init(
    _ system: System.Type, _ model: CaseRunner<ModelSystem<Model>>, _ law: any Law,
    _ options: CheckOptions, _ limits: IsolationLimits, _ launch: @escaping ChildLauncher
  ) throws(IsolationError) {
    guard let system = TypeAddress(of: system) else { throw .unreachableType("\(System.self)") }
    guard let family = TypeAddress(of: type(of: law)) else {
      throw .unreachableType("\(type(of: law))")
    }
    (self.system, self.family, self.model, self.law) = (system, family, model, law)
    (self.options, self.limits) = (options, limits)
    // A case that was named may be longer than those that are searched for.
    self.options.maximumLength = model.maximumLength
    budget = ChildBudget(limits, launch)
  }

  /// Runs a task in a child.
  mutating func run(_ task: ChildJob.Task, hangTime: Int? = nil) -> ChildReport {
    var child = limits.child
    child.processorTime = hangTime ?? child.processorTime
    child.time = hangTime.map { min(child.time, 10 * $0) } ?? child.time
    var report = budget.run(
      ChildJob(
        system: system, family: family, law: law.id, options: StoredOptions(options),
        limits: child, task: task, doneStatus: doneStatus))
    if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
    if report.address?.fits(model.fullPlan) == false { report.garble() }
    return report
  }

  /// Checks in one child; what kills it is made smaller in others.
  mutating func verdict() throws(IsolationError) -> Verdict? {
    let report = run(.check(proving: false))
    switch report.diagnosis {
    case .notStarted(let reason): throw .notStarted(reason)
    case .garbled: return garbled(report)
    case .finished: return proved() ?? finished(report)
    default: return death(report)
    }
  }

  /// The verdict when the child survives a proof and finds one.
  private mutating func proved() -> Verdict? {
    guard options.usesProof && model.world.isFinite else { return nil }
    let report = run(.check(proving: true))
    let verdict = report.diagnosis == .finished ? finished(report) : nil
    return verdict?.kind == .proved ? verdict : nil
  }

  /// What the child found out, which is one line: a verdict, or that there is none.
  private func finished(_ report: ChildReport) -> Verdict? {
    guard report.findings.count == 1, let line = report.findings.first,
      let verdicts = try? JSONDecoder().decode([Verdict].self, from: line)
    else { return garbled(report) }
    guard var verdict = verdicts.first else { return nil }
    (verdict.system, verdict.law) = (System.displayName, LawDescription(law))
    verdict.seed = options.seed
    return verdict
  }
}

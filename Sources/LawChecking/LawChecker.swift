import BindingGenerators
public import BindingLaws

/// Checks whether a system obeys a law.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look.
///   - make: Makes the system on a source; by default its initialiser.
/// - Returns: The verdict, or `nil` when the law does not speak about systems of this kind.
/// - Throws: An error that says what to do when the model gives nothing to draw from.
public func check<System: BindingSystem>(
  _ system: System.Type, obeys law: any Law, options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> Verdict? {
  guard let runner = try CaseRunner(law, make: make, options: options) else {
    return nil
  }
  return LawCheck(runner, law: law, options: options).verdict()
}

extension CaseRunner {
  /// The runner of a law, or `nil` when the law does not speak about the system.
  init?(
    _ law: any Law, make: @escaping (Source<Model.Base>) -> System, options: CheckOptions
  ) throws {
    guard let statement = law.statement(for: Model.self), System.offers(statement.needs) else {
      return nil
    }
    var world = try World(Model.self)
    if let kinds = options.kinds { world.kinds.removeAll { !kinds.contains($0) } }
    self.init(
      statement: statement, table: ModelTable(world), make: make,
      maximumLength: options.maximumLength)
    holdsBindings = options.holdsBindings
    monitor = options.monitor
  }
}

extension BindingSystem {
  fileprivate static func offers(_ need: Statement<Model>.Need?) -> Bool {
    switch need {
    case nil: true
    case .transactions: Derived.Subject.self is any TransactionalBinding.Type
    case .renderings: Self.self is any ControlSystem.Type
    }
  }
}

/// One law being checked on one system: search, simplify, certify, run again.
struct LawCheck<System: BindingSystem> {
  let runner: CaseRunner<System>
  let law: any Law
  let options: CheckOptions

  init(_ runner: CaseRunner<System>, law: any Law, options: CheckOptions) {
    (self.runner, self.law, self.options) = (runner, law, options)
  }

  func verdict() -> Verdict? {
    var search = CaseSearch(runner, options: options)
    let finding = search.run()
    if search.cases == 0 && runner.world.isFinite { return nil }
    var verdict = Verdict(system: System.displayName, law: law, kind: .upheld, seed: options.seed)
    verdict.cases = search.cases
    verdict.executions = search.executions
    guard let finding else { return passed(verdict, search) }
    return broken(verdict, finding)
  }

  private func passed(_ verdict: Verdict, _ search: CaseSearch<System>) -> Verdict {
    var verdict = verdict
    if search.cases * 10 < options.cases && !search.isExhausted {
      verdict.kind = .gaveUp
      verdict.remark =
        "the premise held in \(search.cases) of \(search.executions) cases; "
        + "let the model list bases and values that meet it"
    }
    return verdict
  }

  private func broken(_ verdict: Verdict, _ finding: CaseSearch<System>.Finding) -> Verdict {
    var verdict = verdict
    var simplifier = Simplifier(finding.record, bounds: finding.draws.map(\.bound), attempt: fails)
    if !finding.isSmallest { simplifier.run() }
    let certificate = Certificate(runner, of: simplifier.record, limit: options.certificationLimit)
    let smallest = finding.isSmallest ? finding.record : certificate.smallest
    verdict.executions += simplifier.executions + certificate.tried
    let explanation = Explanation(runner, smallest)
    verdict.kind = kind(of: smallest)
    verdict.counterexample = explanation?.counterexample(
      foundAt: verdict.cases, operations: operations(finding.record),
      simplifications: simplifier.executions,
      minimal: certificate.isComplete ? .certified(tried: certificate.tried) : .unknown,
      token: Token(
        law: law.id, system: verdict.system, sizes: runner.world.sizes, draws: smallest.values))
    verdict.remark = impossibility
    if verdict.remark != nil { verdict.kind = .impossible }
    return verdict
  }

  /// Runs a case; gives its draws when it breaks the law.
  private func fails(_ record: Choices.Record) -> Choices? {
    var choices = Choices(replaying: record)
    guard case .broken = runner.run(&choices, within: runner.fullPlan) else { return nil }
    return choices
  }

  /// Three runs of the same case have to end alike.
  private func kind(of record: Choices.Record) -> Verdict.Kind {
    (0..<3).allSatisfy { _ in fails(record) != nil } ? .broken : .flaky
  }

  private func operations(_ record: Choices.Record) -> Int {
    Explanation(runner, record)?.trace.operations.count ?? 0
  }

  /// Why nobody could obey the law, if so.
  private var impossibility: String? {
    guard law.id == RoundTripLaw.setSet.id else { return nil }
    return FibreCount(System.Model.self)?.obstacle
  }
}

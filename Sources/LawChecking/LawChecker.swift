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
  try LawChecker(make: make, options: options).verdict(on: law)
}

/// Checks systems of one kind by one law after the other, and works out only once what all checks
/// share: the model as a table, and whether only the base matters.
package final class LawChecker<System: BindingSystem> {
  let table: ModelTable<System.Model>
  let make: (Source<System.Model.Base>) -> System
  let options: CheckOptions
  /// That only the base matters.
  private(set) lazy var assumption = Assumption(self)
  /// How hard to search: twice as hard where the world could be closed but for what the
  /// system remembers or leads to, because longer traces matter then.
  private(set) lazy var searchOptions: CheckOptions = {
    var options = options
    if options.usesProof && assumption.standing == .refuted { options.cases *= 2 }
    return options
  }()

  /// Prepares for checks.
  ///
  /// - Throws: An error that says what to do when the model gives nothing to draw from.
  package init(
    _ system: System.Type = System.self,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) },
    options: CheckOptions
  ) throws {
    if let flaw = System.Model.flaw {
      throw BrokenOracle(
        model: "\(System.Model.self)", system: System.displayName, flaw: flaw)
    }
    let world = try World(System.Model.self, kinds: options.kinds)
    (table, self.make, self.options) = (ModelTable(world), make, options)
  }

  /// The verdict on a law, or `nil` when the law does not speak about systems of this kind.
  package func verdict(on law: any Law) -> Verdict? {
    guard let runner = runner(of: law) else { return nil }
    return LawCheck(runner: runner, law: law, checker: self).verdict()
  }

  /// The size of the closed search by which conformance is proved, or `nil` when it is not.
  package func closedSearch() -> (states: Int, transitions: Int)? {
    guard let runner = runner(of: LocalityLaw.conforms), table.world.isFinite else { return nil }
    let search = ConformanceSearch(runner, limit: .max)
    return search.isUpheld ? (search.states, search.transitions) : nil
  }

  /// What runs the cases of a law, or `nil` when the law does not speak about the system.
  func runner(of law: any Law) -> CaseRunner<System>? {
    guard let statement = law.statement(for: System.Model.self), System.offers(statement.needs)
    else { return nil }
    return CaseRunner(statement: statement, table: table, make: make, options: options)
  }
}

extension CaseRunner {
  /// The runner of a law, or `nil` when the law does not speak about the system.
  init?(
    _ law: any Law, make: @escaping (Source<Model.Base>) -> System, options: CheckOptions
  ) throws {
    let checker = try LawChecker(System.self, make: make, options: options)
    guard let runner = checker.runner(of: law) else { return nil }
    self = runner
  }
}

extension BindingSystem {
  fileprivate static func offers(_ need: Statement<Model>.Need?) -> Bool {
    switch need {
    case nil: true
    case .transactions: Derived.Subject.self is any TransactionalBinding.Type
    case .renderings: Self.self is any ControlSystem.Type
    case .twin: Self.self is any TwinSystem.Type
    }
  }
}

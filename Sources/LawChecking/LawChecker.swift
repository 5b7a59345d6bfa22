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
  return LawCheck(runner: runner, law: law, options: options).verdict()
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
    let simplest = Variables<Model>(
      p: world.handles[0], q: world.handles[0], a: world.values.simplest, b: world.values.simplest,
      t: world.bases.simplest)
    self.init(
      statement: statement, table: ModelTable(world), make: make,
      maximumLength: options.maximumLength, simplestVariables: simplest,
      starts: world.starts)
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

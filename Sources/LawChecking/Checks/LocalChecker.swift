import BindingGenerators
import BindingLaws

/// Checks systems of one kind in this process, and works out only once what all checks share: the
/// model as a table, and what is known of memory.
final class LocalChecker<System: BindingSystem>: SystemChecker {
  let table: ModelTable<System.Model>
  let make: (Source<System.Model.Base>) -> System
  private(set) var options: CheckOptions
  /// How much of the time budget of the next law is spent already.
  private var spent = Duration.zero
  /// Whether the system may be read where only the report needs it.
  var looks = true
  /// What is wrong with the model in worlds that are not listed, but drawn.
  private(set) lazy var drawnFlaw = table.world.flaw(seed: options.seed)
  /// Why `==` cannot be believed in such worlds.
  private(set) lazy var drawnFault = table.world.faultOfEquality(seed: options.seed)
  /// The cases that are not run, because they have crashed others.
  var avoided: Set<Case> = []
  /// The law whose cases were the first to run, and what they led to.
  private var warmUp: (law: Law, observations: [Int])?
  private let baseNumbers = Numbering<System.Model.Base>()
  /// What is known of what the system remembers.
  ///
  /// The first cases of all are run again: what systems share, such as a static, may have changed for
  /// good before memory is looked for, and does not show then.
  private(set) lazy var memory: SystemMemory = {
    var memory = SystemMemory(table, options, make: make)
    if memory.level != nil, let (law, observations) = warmUp,
      self.observations(of: law) != observations
    {
      memory.noteSharing()
    }
    return memory
  }()
  /// The same where every binding is one in a transaction.
  private(set) lazy var memoryInTransaction = SystemMemory(
    table, options, isInTransaction: true, make: make)
  /// How many more cases are run of either sort where the world could be closed but for what the
  /// system remembers or leads to, because longer traces matter then.
  private(set) lazy var moreCases: Int = {
    if options.usesProof, case .seen = memory.standing { options.cases / 2 } else { 0 }
  }()

  /// Whether the base always has the ports of the model's: else a trace uses ports that are gone, at
  /// which fresh bindings are not looked at.
  private(set) lazy var followsModel: Bool = {
    guard let runner = runner(of: .conforms) else { return false }
    let search = ConformanceSearch(runner, limit: max(options.proofLimit, Self.leastOfConformance))
    return search.isUpheld && search.isClosed && !search.differsInPorts
  }()

  /// How many operations may be carried out at least to see that a system conforms.
  private static var leastOfConformance: Int { 40_000 }

  /// Whether a case breaks one of the laws that speak about memory.
  private(set) lazy var memoryBreaksALaw: Bool = {
    let laws: [Law] = [
      .historyIndependent, .readTransparent, .coherent,
      .fresh, .derivePure, .getPure, .conforms,
    ]
    return laws.contains { law in
      guard let runner = runner(of: law) else { return false }
      var search = Search(runner, options: options, moreCases: moreCases)
      return search.run() != nil || FoundCase.sequel(runner, law, self) != nil
    }
  }()

  /// A base of a finite world that is reached and not listed, so that nothing can be proved.
  private(set) lazy var unlisted: String? =
    table.world.isFinite ? table.unlisted.map { traceText($0) } : nil

  /// Prepares for checks.
  ///
  /// - Throws: An error that says what to do when the model gives nothing to draw from.
  init(
    _ system: System.Type = System.self,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) },
    options: CheckOptions
  ) throws {
    let start = ContinuousClock.now
    try requireValues(as: System.self)
    if let flaw = System.Model.flaw {
      throw BrokenOracle(
        model: "\(System.Model.self)", system: System.displayName, flaw: flaw)
    }
    let world = try World(System.Model.self, kinds: options.kinds)
    (table, self.make, self.options) = (ModelTable(world), make, options.bounded)
    spent = start.duration(to: .now)
  }

  /// Starts the time budget of a law, if there is one; the first has what came before less.
  func startClock() {
    options.deadline = options.timeBudget.map { .now + $0 - spent }
    spent = .zero
  }

  var fibres: FibreCount? { FibreCount(System.Model.self) }

  func lawRunner(of law: Law, reaching length: Int) -> (any LawRunner)? {
    runner(of: law, reaching: length)
  }

  func begin(with law: Law) {
    if warmUp == nil, let observations = observations(of: law) { warmUp = (law, observations) }
  }

  /// What the first cases of a law lead to: the base, in numbers, and how often it was written.
  private func observations(of law: Law) -> [Int]? {
    var sources: [Source<System.Model.Base>] = []
    let make = make
    let runner = runner(of: law) { source in
      sources.append(source)
      return make(source)
    }
    guard let runner, !runner.isConcurrent else { return nil }
    var search = Search(runner, options: options)
    _ = search.failsSoon()
    return sources.flatMap {
      [baseNumbers.number(of: $0.present), $0.writeCount, $0.changes]
    }
  }

  /// What runs the cases of a law, or `nil` when the law does not speak about the system.
  ///
  /// - Parameters:
  ///   - length: How many operations a case may have that is not searched for.
  ///   - other: Makes the system, where not as the checker does.
  func runner(
    of law: Law, reaching length: Int = 0,
    making other: ((Source<System.Model.Base>) -> System)? = nil
  ) -> Runner<System>? {
    guard let statement = law.statement(for: System.Model.self),
      statement.needs.allSatisfy(System.offers), !statement.isConcurrent || System.runsTasks
    else { return nil }
    var space = CaseSpace(
      of: statement, on: table, maximumLength: max(options.maximumLength, length))
    (space.holdsBindings, space.usesFreshBindings) = (
      options.holdsBindings, options.usesFreshBindings
    )
    var runner = Runner(space, make: other ?? make, notifying: options.recorder)
    runner.looks = looks
    runner.avoided = avoided
    return runner
  }
}

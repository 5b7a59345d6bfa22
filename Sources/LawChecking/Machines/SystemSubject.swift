import BindingGenerators
import BindingLaws

/// One law on systems of one type, which its `make` makes.
struct SystemSubject<System: BindingSystem>: Subject {
  typealias Model = System.Model

  var space: CaseSpace<Model>
  let make: (Source<Model.Base>) -> System
  var recorder: (any RunRecorder)?
  var readsForReports = true
  /// The writes of sources after their systems have ended, or nil if sets may land later.
  let lateWrites: LateWrites? =
    System.keeper == .source && !(System.self is any DeferredSystem.Type) ? LateWrites() : nil
  /// The name of a faulty system, instead of the name of its type.
  var name: String?
  /// The name if a test cannot name the type.
  private let given: GivenName?

  init(
    _ space: CaseSpace<Model>,
    make: @escaping (Source<Model.Base>) -> System = { System(source: $0) },
    named given: GivenName? = nil, notifying recorder: (any RunRecorder)? = nil
  ) {
    self.space = space
    self.make = make
    self.given = given
    self.recorder = recorder
  }

  var system: String { name ?? System.displayName(given) }
  var statement: Law.Statement<Model> { space.statement }
  var table: ModelTable<Model> { space.table }
  var world: World<Model> { space.table.world }

  var traits: SystemTraits {
    SystemTraits(
      mayFailToDerive: System.mayFailToDerive, passesTransactions: System.passesTransactions,
      keeper: System.keeper)
  }

  func offers(_ need: Law.Need) -> Bool { System.offers(need) }

  func stating(_ law: Law, upTo maximumLength: Int) -> (any Subject)? {
    guard let statement = law.statement(for: model),
      statement.needs.allSatisfy(System.offers), !statement.isConcurrent || System.runsTasks
    else { return nil }
    var other = self
    other.space = CaseSpace(of: statement, on: table, maximumLength: maximumLength)
    other.space.holdsBindings = space.holdsBindings
    return other
  }

  func proofMachine(
    _ transactions: Transactions, until deadline: Deadline, counting: [Int]?
  ) -> any ProofMachine {
    let shape = MachineShape(of: System.self, table, transactions, counting: counting)
    let machine = SystemMachine<System>(table, shape: shape, until: deadline) { [recorder, make] in
      recorder?.willLook()
      return make($0)
    }
    machine.source.lateWrites = lateWrites
    machine.isInTransaction = transactions != .none
    return machine
  }

  var twin: (any Subject)? {
    (System.self as? any TwinSystem.Type)?.twin(judgedOn: space, notifying: recorder)
  }

  func learnedTable() throws -> LearnedTable {
    try LearnedTable(learning: model.learned(from: make))
  }

  func machine(in state: Int, reusing old: (any Machine)?) -> any Machine {
    let machine = reusable(old) ?? newMachine(in: state)
    machine.begin(in: state)
    machine.prepare(for: space)
    // Only a proof by a pattern asks whether a run went beyond the inputs of a search for memory.
    machine.probe.looksForGone = space.pattern != nil
    // Two runs that differ only in reads are compared in all that they hold.
    if case .readingBetween? = space.variation { machine.ages = [] }
    return machine
  }

  /// Returns a machine that has run, if it is one for these systems on the same table.
  private func reusable(_ old: (any Machine)?) -> SystemMachine<System>? {
    guard let machine = old as? SystemMachine<System>, machine.table === table else { return nil }
    return machine
  }

  private func newMachine(in state: Int) -> SystemMachine<System> {
    let machine = SystemMachine(table, in: state, isLogging: statement.looksAtWrites, make: make)
    // Its source is replaced by others, which take the record over.
    machine.source.lateWrites = lateWrites
    return machine
  }

  func machine(in state: Int, inTransaction: Bool, settling: StoreSettling) -> any Machine {
    let machine = SystemMachine<System>(table, in: state) { [make] source in
      source.restsAlways = settling != .asTraced
      return make(source)
    }
    machine.begin(in: state)
    // It has settled once, when it was made. So it does in a case, where `prepare` comes after `begin`.
    if settling == .atStart { machine.source.restsAlways = false }
    machine.isInTransaction = inTransaction
    return machine
  }

  var words: SystemWords { SystemWords(System.self, given) }

  func moment(of machine: any Machine) -> any Law.Moment<Model> { own(machine) }

  func read(_ handle: Handle<Model.Port>, on machine: any Machine) -> Model.Value? {
    own(machine).read(handle)
  }

  /// Returns a machine that this subject has made, by its type.
  ///
  /// A machine of its twin, or of a system with a fault, is of another class and may not come here.
  private func own(_ machine: any Machine) -> SystemMachine<System> {
    guard let own = machine as? SystemMachine<System> else {
      preconditionFailure("the machine belongs to another subject")
    }
    return own
  }
}

extension Law.Statement {
  /// Whether the law may look at writes, and not only at the base after them.
  ///
  /// Otherwise no write is kept.
  fileprivate var looksAtWrites: Bool {
    switch shape {
    case .after, .always, .nested: true
    case .same: variation == .restarted
    case .conforms, .readers, .concurrent: false
    }
  }
}

extension TwinSystem {
  /// Returns the twin on the cases of this system.
  fileprivate static func twin(
    judgedOn space: Any, notifying recorder: (any RunRecorder)?
  ) -> (any Subject)? {
    (space as? CaseSpace<Model>).map { SystemSubject<Twin>($0, notifying: recorder) }
  }
}

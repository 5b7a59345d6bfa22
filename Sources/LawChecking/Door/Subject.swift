import BindingGenerators
import BindingLaws

/// What the type of a system says of it.
struct SystemTraits {
  /// Whether a port may have no binding, though it is there.
  let mayFailToDerive: Bool
  /// Whether its bindings pass transactions on.
  let passesTransactions: Bool
  let keeper: BaseKeeper
}

/// One law on one system, whatever the types of the system and its model are.
///
/// `SystemSubject` alone conforms, and makes the systems. Runs, proofs and reports work on this.
/// They speak of ports, values and bases in numbers, and ask it what these mean.
/// Numbers beyond the listed ones belong to the latest case: `draw` and `load` set them.
/// So load a case before you explain it. A machine goes back to the subject that made it alone.
protocol Subject {
  associatedtype Model: ReferenceModel
  /// All cases of the law.
  var space: CaseSpace<Model> { get set }
  /// The name of the system.
  var system: String { get }
  /// Is called with each case before it runs.
  var recorder: (any RunRecorder)? { get set }
  /// The same law on the system's twin, where it has one.
  var twin: (any Subject)? { get }
  /// Where is noted what sources are written after their systems have ended; `nil` where sets may land later.
  var lateWrites: LateWrites? { get }
  /// Whether the system may be read where only the report needs it.
  var looks: Bool { get set }
  /// What its type says of the system.
  var traits: SystemTraits { get }
  /// How a test that stands alone makes the system, and what it calls its base and its bindings.
  var words: SystemWords { get }
  /// What sets of new bindings do otherwise than predicted, where the model excuses it.
  var excuse: Excuse? { get }
  /// What a new system reads at a port after a set, as traces have it; `nil` where it has no binding there,
  /// or is not to be asked.
  func reading(setting value: Model.Value, at port: Model.Port, in base: Model.Base) -> String?

  /// Another law on the same system, or `nil` when it does not speak about the system.
  ///
  /// - Parameter maximumLength: The largest number of operations of a case.
  func stating(_ law: Law, upTo maximumLength: Int) -> (any Subject)?
  /// Whether the system has what a law may need.
  func offers(_ need: Law.Need) -> Bool
  /// The same law on the system with a fault around it.
  func around(_ fault: Fault) -> any Subject
  /// The system as a proof of its memory sees it, which does nothing any more once the time is over.
  ///
  /// - Parameters:
  ///   - transactions: Which bindings are in a transaction.
  ///   - deadline: When the time is over.
  ///   - counting: The listed base that each listed base counts as; `nil` where each counts as itself.
  func proofMachine(
    _ transactions: Transactions, until deadline: Deadline, counting: [Int]?
  ) -> any ProofMachine
  /// What the bindings of the system do when they are new, whatever its model says of them.
  ///
  /// - Throws: An error that says what to do when there is nothing to draw from.
  func learnedTable() throws -> LearnedTable
  /// A system in a state, in the room of one that has ended, if one is given.
  func machine(in state: Int, reusing room: (any Machine)?) -> any Machine
  /// A system in a state whose writes are kept.
  ///
  /// - Parameters:
  ///   - isInTransaction: Whether its sets run in a transaction.
  ///   - restsAlways: Whether a store comes to rest after each operation.
  func machine(in state: Int, inTransaction: Bool, restsAlways: Bool) -> any Machine
  /// Whether the law speaks about these variables in what its own system has come to.
  func isExpected(_ numbers: Case.Numbers, on machine: any Machine) -> Bool
  /// What the law finds wrong with its own system, if anything.
  func check(_ numbers: Case.Numbers, on machine: any Machine) -> Discrepancy?
  /// Whether the system comes to another base than the model in a case, and that in nothing but what variants
  /// of bases vary.
  func losesVariedPart(in testCase: Case) -> Bool
  /// Whether a case shows what the law speaks about.
  func isWitness(_ numbers: Case.Numbers, _ machine: any Machine) -> Bool
  /// What is wrong with what readers of a port are notified of during an operation, if anything.
  func checkReaders(during code: OperationCode, on machine: any Machine) -> Discrepancy?
  /// The same system as laws look at it.
  func moment(of machine: any Machine) -> any Law.Moment<Model>
  /// What is read through a handle; `nil` where there is no binding, or none yet.
  func read(_ handle: Handle<Model.Port>, on machine: any Machine) -> Model.Value?
}

// MARK: - The law and its cases

extension Subject {
  /// The system as a proof of its memory sees it, where each base counts as itself.
  func proofMachine(_ transactions: Transactions, until deadline: Deadline) -> any ProofMachine {
    proofMachine(transactions, until: deadline, counting: nil)
  }

  var outline: Outline { space.statement.outline }
  /// What the system is compared with.
  var model: Model { space.model }
  /// The name of the model.
  var modelName: String { "\(Model.self)" }
  var needs: Set<Law.Need> { space.statement.needs }
  var awaitsSets: Bool { space.statement.awaitsSets }
  var isTimed: Bool { space.statement.isTimed }
  var isConcurrent: Bool { space.statement.isConcurrent }
  /// Whether every operation of a trace is judged, and the program as one more of them.
  var judgesEveryStep: Bool { variation == .restarted }
  /// How the trace before the other one of two programs is carried out, where there are two.
  var variation: Variation? { space.statement.variation }
  /// Whether the law is about transactions.
  var isAboutTransactions: Bool { needs.contains(.transactions) }
  /// Whether the law speaks about what no look for memory sees, so that nothing is ever proved of it: what
  /// readers are notified of, what has not landed, which binding it is, and how often it is read.
  var isPastProof: Bool { !needs.isDisjoint(with: [.notices, .identity, .reads]) || awaitsSets }
  /// Whether tasks run on threads that nobody can stop, because the base is kept in a store whose
  /// accesses are not seen.
  var isRaced: Bool { isConcurrent && traits.keeper != .source }
  /// What the law quantifies over.
  var variables: Law.VariableNames { space.statement.variables }
  /// What some case has to show, or else there was nothing that the law speaks about.
  var witness: String? { space.statement.witness?.name }
  /// Whether the law does not speak about a system where hardly a case meets its premise.
  var needsItsPremise: Bool { space.statement.needsItsPremise }
  /// Whether the model takes no set, so that nothing speaks for laws about sets.
  var isReadOnly: Bool { model.acceptedSets == .none }
  /// What the model does.
  var transitions: TransitionTable { space.table.transitions }
  /// Whether every base and every value is listed.
  var isFinite: Bool { space.world.isFinite }
  var sizes: [Int] { space.world.sizes }
  /// The largest number of operations of a case.
  var maximumLength: Int { space.maximumLength }
  /// The swarm of every kind of operation and the full length.
  var everything: Swarm { space.everything }
  /// The states to start from, or `nil` where bases to start from are generated.
  var starts: [Int]? {
    get { space.starts }
    set { restrict { $0.starts = newValue } }
  }
  /// What a proof restricts cases to, and nothing else does.
  var pattern: ProofPattern? {
    get { space.pattern }
    set { restrict { $0.pattern = newValue } }
  }
  /// Whether an operation that the model does not permit ends a case; for cases that are counted through.
  var stopsAtRefusal: Bool {
    get { space.stopsAtRefusal }
    set { restrict { $0.stopsAtRefusal = newValue } }
  }
  /// The ports, by number, at which the law is not expected to hold.
  var exemptPorts: Set<Int> {
    get { space.exemptPorts }
    set { restrict { $0.exemptPorts = newValue } }
  }

  /// The law as it is printed of this system.
  func description(of law: Law) -> LawDescription { LawDescription(law, of: model) }

  /// Changes a copy of the space: other subjects may share it.
  mutating func restrict(_ change: (CaseSpace<Model>) -> Void) {
    space = CaseSpace(copying: space)
    change(space)
  }

  /// Draws a case; `nil` when the model does not permit what is drawn.
  func draw(
    from choices: inout Choices, within swarm: Swarm, stoppingAfter count: Int = .max
  ) -> Case? {
    space.draw(from: &choices, within: swarm, stoppingAfter: count)
  }

  /// The draws of a case that is in the table; `nil` when there are none.
  func draws(of testCase: Case) -> Draws? {
    space.draws(of: space.withProgram(testCase))
  }

  /// Gives the table what a case brings along; `false` when it cannot be read.
  func load(_ testCase: Case) -> Bool { space.load(testCase) }

  /// Forgets every base and value that is not listed.
  func forgetUnlisted() { space.table.reset() }

  func omits(_ testCase: Case) -> Bool { space.omits(testCase) }

  /// Notes which operations come right after which.

  func start(of testCase: Case) -> Int { space.start(of: testCase) }

  func heldPorts(of testCase: Case) -> [Int] { space.heldPorts(of: testCase) }

  func hasProgram(_ testCase: Case) -> Bool { space.hasProgram(testCase) }

  /// How many operations the law's program has.
  func programLength(_ testCase: Case) -> Int { space.program(testCase).count }

  func programs(_ numbers: Case.Numbers) -> (own: [OperationCode], other: [OperationCode]) {
    space.programs(numbers)
  }

  /// Whether the law speaks about these variables in a state.
  func isExpected(_ numbers: Case.Numbers, in state: Int) -> Bool {
    space.isExpected(numbers, in: state)
  }
}

// MARK: - Cases in words

extension Subject {
  /// What happens in a case that is in the table, and what follows of the law.
  ///
  /// - Parameters:
  ///   - count: Of how many operations the system got to.
  ///   - hasProgram: Whether the law's program follows.
  func trace(
    of testCase: Case, reaching count: Int = .max, withProgram hasProgram: Bool
  ) -> Trace<Model> {
    hasProgram ? space.trace(of: testCase, reaching: count) : space.history(of: testCase)
  }

  /// A case in the trace language, as it was drawn, and as the model predicts it.
  func lines(of testCase: Case) -> [String] {
    trace(of: testCase, withProgram: true).lines
  }

  func predictedLines(of testCase: Case, withProgram: Bool) -> [String] {
    space.predictedTrace(of: trace(of: testCase, withProgram: withProgram)).lines
  }

  /// The same law where what a case brings along is listed: whatever was written is drawn there.
  ///
  /// - Returns: The law, the case there, and what translates a case back.
  func listing(_ testCase: Case) -> (subject: any Subject, testCase: Case, back: (Case) -> Case) {
    var other = self
    other.space = space.listing(testCase)
    let there = other.space
    return (
      other, there.translating(testCase, from: space),
      { [space] in space.translating($0, from: there) }
    )
  }
}

// MARK: - What numbers mean

extension Subject {
  func isPresent(_ port: Int, in state: Int) -> Bool { space.table.isPresent(port, in: state) }

  /// Whether a port is there in what a system has come to.
  func isPresent(_ port: Int, met number: Int) -> Bool {
    model.isPresent(space.table.ports[port], in: space.table.base(met: number))
  }

  /// The state after an operation.
  func next(_ state: Int, _ code: OperationCode) -> Int { space.table.next(state, code) }

  /// The state of a base that a system has come to.
  func state(ofMet number: Int) -> Int {
    number < 0 ? space.table.state(of: space.table.base(met: number)) : number
  }

  /// Whether the model takes one base for another, both by the numbers of what systems have come to.
  func areEquivalent(met one: Int, _ other: Int) -> Bool {
    model.areEquivalent(bases: space.table.base(met: one), space.table.base(met: other))
  }

  /// Whether the model takes one value for another.
  func areEquivalent(_ one: Int, _ other: Int) -> Bool {
    model.areEquivalent(space.table.values[one], space.table.values[other])
  }

  /// The number of what the model reads in a state.
  func reading(_ port: Int, in state: Int) -> Int {
    space.table.values.number(of: space.table.readings[state * transitions.ports + port])
  }

  func value(met number: Int) -> TraceValue { TraceValue(space.table.base(met: number)) }

  func text(met number: Int) -> String { value(met: number).text }

  func text(ofValue number: Int) -> String { traceText(space.table.values[number]) }

  func text(ofPort port: Int, isHeld: Bool = false) -> String {
    let fresh = space.world.handles[port]
    return traceText(isHeld ? fresh.held : fresh)
  }

  /// How ports and actions are called.
  var names: (ports: [String], actions: [String]) {
    (space.world.handles.map { portText($0.port) }, space.world.actions.map { portText($0) })
  }

  func text(of code: OperationCode) -> String { space.table.operation(code).description }
}

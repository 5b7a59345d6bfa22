import BindingGenerators
import BindingLaws

/// The traits of a system that its type declares.
struct SystemTraits {
  /// Whether a port that is there may have no binding.
  let mayFailToDerive: Bool
  /// Whether its bindings pass transactions on.
  let passesTransactions: Bool
  let keeper: BaseKeeper
}

/// One law on one system, whatever the types of the system and its model are.
///
/// Only `SystemSubject` conforms, and makes the systems. Runs, proofs and reports work on this.
/// They speak of ports, values and bases in numbers, and ask it what these mean: of a loaded case, or by a
/// `Meaning`. A machine belongs to the subject that made it.
protocol Subject {
  associatedtype Model: ReferenceModel
  /// All cases of the law.
  var space: CaseSpace<Model> { get set }
  /// The name of the system.
  var system: String { get }
  /// The recorder that is called with each case before it runs.
  var recorder: (any RunRecorder)? { get set }
  /// The same law on the system's twin, if it has one.
  var twin: (any Subject)? { get }
  /// The writes of sources after their systems have ended, or nil if sets may land later.
  var lateWrites: LateWrites? { get }
  /// Whether the system may be read if only the report needs it.
  var readsForReports: Bool { get set }
  /// The traits that the type of the system declares.
  var traits: SystemTraits { get }
  /// The words by which a test that stands alone makes the system, its base and its bindings.
  var words: SystemWords { get }
  /// The behaviour of sets of new bindings that differs from the prediction, and that the model forgives.
  var leniency: Leniency? { get }
  /// Returns what a new system reads at a port after a set, as traces print it.
  ///
  /// Nil if there is no binding, or if the system may not be asked.
  func reading(setting value: Model.Value, at port: Model.Port, in base: Model.Base) -> String?

  /// Returns another law on the same system, or nil if the law does not apply to the system.
  ///
  /// - Parameter maximumLength: The largest number of operations of a case.
  func stating(_ law: Law, upTo maximumLength: Int) -> (any Subject)?
  /// Whether the system has what a law may need.
  func offers(_ need: Law.Need) -> Bool
  /// Returns the same law on the system with a fault around it.
  func around(_ fault: Fault) -> any Subject
  /// Returns the system as a proof of its memory sees it.
  ///
  /// It does nothing any more once the time is over.
  ///
  /// - Parameters:
  ///   - transactions: The bindings that are in a transaction.
  ///   - deadline: The end of the time for the proof.
  ///   - counting: The listed base that each listed base counts as. Nil if each counts as itself.
  func proofMachine(
    _ transactions: Transactions, until deadline: Deadline, counting: [Int]?
  ) -> any ProofMachine
  /// Returns a table of what new bindings of the system do, whatever its model says of them.
  ///
  /// - Throws: An error that says what to do if there is nothing to draw from.
  func learnedTable() throws -> LearnedTable
  /// Makes a system in a state.
  ///
  /// It reuses the storage of a machine that has ended, if one is given.
  func machine(in state: Int, reusing old: (any Machine)?) -> any Machine
  /// Makes a system in a state, and keeps its writes.
  ///
  /// - Parameters:
  ///   - isInTransaction: Whether its sets run in a transaction.
  ///   - settling: The times at which a store settles by itself.
  func machine(in state: Int, inTransaction: Bool, settling: StoreSettling) -> any Machine
  /// Whether a case leads the system to another base than the model, and the two differ only in what variants
  /// vary.
  func losesVariedPart(in testCase: LoadedCase) -> Bool
  /// Returns the same system as laws look at it.
  func moment(of machine: any Machine) -> any Law.Moment<Model>
  /// Returns the reading of a handle, or nil if there is no binding, or none yet.
  func read(_ handle: Handle<Model.Port>, on machine: any Machine) -> Model.Value?
}

// MARK: - The law and its cases

extension Subject {
  /// Makes the system for a proof of its memory in which each base counts as itself.
  func proofMachine(_ transactions: Transactions, until deadline: Deadline) -> any ProofMachine {
    proofMachine(transactions, until: deadline, counting: nil)
  }

  /// The shape of the law, with its programs.
  var shape: Law.Shape { space.statement.shape }
  /// The model of the system.
  var model: Model { space.model }
  /// The name of the model.
  var modelName: String { "\(Model.self)" }
  var needs: Set<Law.Need> { space.statement.needs }
  var awaitsSets: Bool { space.awaitsSets }
  var isTimed: Bool { space.statement.isTimed }
  var isConcurrent: Bool { space.isConcurrent }
  /// Whether the law judges every operation of a trace, and its program as one more.
  var judgesEveryStep: Bool { space.judgesEveryStep }
  /// The way in which the other of two programs carries out the trace before it.
  ///
  /// Nil if there is one program.
  var variation: Variation? { space.variation }
  /// Whether the law is about transactions.
  var isAboutTransactions: Bool { space.isAboutTransactions }
  /// Whether nothing is ever proved of the law, because no search for memory sees what it is about.
  ///
  /// That is: notices to readers, sets that have not landed, the identity of bindings, and the number of
  /// reads.
  var isPastProof: Bool { !needs.isDisjoint(with: [.notices, .identity, .reads]) || awaitsSets }
  /// Whether tasks run on threads that nobody can stop, because the base is in a store whose accesses are not
  /// seen.
  var isRaced: Bool { isConcurrent && traits.keeper != .source }
  /// The variables of the law.
  var variables: Law.VariableNames { space.statement.variables }
  /// The thing that some case has to show, or there was nothing that the law is about.
  var witness: String? { space.statement.witness?.name }
  /// Whether the law does not apply to a system in which hardly a case meets its premise.
  var needsItsPremise: Bool { space.statement.needsItsPremise }
  /// Whether the model accepts no set, so that there is no evidence for laws about sets.
  var isReadOnly: Bool { model.acceptedSets == .none }
  /// The transitions of the model.
  var transitions: TransitionTable { space.table.transitions }
  /// Whether every base and every value is listed.
  var isFinite: Bool { space.world.isFinite }
  var sizes: [Int] { space.world.sizes }
  /// The largest number of operations of a case.
  var maximumLength: Int { space.maximumLength }
  /// The swarm with every kind of operation and the full length.
  var everything: Swarm { space.everything }
  /// The states to start from, or nil if the bases to start from are generated.
  var starts: [Int]? {
    get { space.starts }
    set { restrict { $0.starts = newValue } }
  }
  /// The pattern to which a proof restricts cases.
  ///
  /// Nothing else sets it.
  var pattern: ProofPattern? {
    get { space.pattern }
    set { restrict { $0.pattern = newValue } }
  }
  /// Whether an operation that the model does not permit ends a case, as in an enumeration of cases.
  var stopsAtRefusal: Bool {
    get { space.stopsAtRefusal }
    set { restrict { $0.stopsAtRefusal = newValue } }
  }
  /// The numbers of the ports at which the law is not expected to hold.
  var exemptPorts: Set<Int> {
    get { space.exemptPorts }
    set { restrict { $0.exemptPorts = newValue } }
  }

  /// Returns the law as it is printed for this system.
  func description(of law: Law) -> LawDescription { LawDescription(law, of: model) }

  /// Changes a copy of the space: other subjects may share it.
  mutating func restrict(_ change: (CaseSpace<Model>) -> Void) {
    space = CaseSpace(copying: space)
    change(space)
  }

  /// Draws a case.
  ///
  /// Nil if the model does not permit what is drawn.
  func draw(
    from choices: inout Choices, within swarm: Swarm, stoppingAfter count: Int = .max
  ) -> LoadedCase? {
    space.draw(from: &choices, within: swarm, stoppingAfter: count)
  }

  /// Returns the draws of a case, or nil if there are none.
  func draws(of testCase: LoadedCase) -> Draws? {
    space.draws(of: space.withProgram(testCase))
  }

  /// Returns a case that can be run and asked, or nil if it cannot be read.
  func load(_ testCase: Case) -> LoadedCase? { space.load(testCase) }

  /// Begins to number what is not listed, for something that is no case.
  func newMeaning() -> Meaning { space.table.newMeaning() }

  func omits(_ testCase: LoadedCase) -> Bool { space.omits(testCase) }

  func start(of testCase: LoadedCase) -> Int { space.start(of: testCase) }

  func heldPorts(of testCase: LoadedCase) -> [Int] { space.heldPorts(of: testCase.spelling) }

  func hasProgram(_ testCase: LoadedCase) -> Bool { space.hasProgram(testCase.spelling) }

  /// Returns the number of operations of the law's program.
  func programLength(_ testCase: LoadedCase) -> Int { space.program(testCase).count }

  func programs(of testCase: LoadedCase) -> (own: [OperationCode], other: [OperationCode]) {
    space.programs(of: testCase)
  }

  /// Whether the law's programs tap.
  var tapsInPrograms: Bool { space.kindsOfPrograms.contains(.tap) }

  /// Whether the law applies to a case in a state.
  func isExpected(_ testCase: LoadedCase, in state: Int) -> Bool {
    space.isExpected(testCase, in: state)
  }
}

// MARK: - Cases in words

extension Subject {
  /// Returns the trace of a case, with what the law requires.
  ///
  /// - Parameters:
  ///   - count: The number of operations that the system reached.
  ///   - hasProgram: Whether the law's program follows.
  func trace(
    of testCase: LoadedCase, reaching count: Int = .max, withProgram hasProgram: Bool
  ) -> Trace<Model> {
    hasProgram ? space.trace(of: testCase, reaching: count) : space.history(of: testCase)
  }

  /// Returns the lines of a case in the trace language, as it was drawn.
  func lines(of testCase: LoadedCase) -> [String] {
    trace(of: testCase, withProgram: true).lines
  }

  func predictedLines(of testCase: LoadedCase, withProgram: Bool) -> [String] {
    space.predictedTrace(of: trace(of: testCase, withProgram: withProgram)).lines
  }

  /// Returns the same law with the values and bases of a case listed, so that draws can choose them.
  ///
  /// - Returns: The law, the case in it, and a closure that translates a case back.
  func listing(
    _ testCase: LoadedCase
  ) -> (subject: any Subject, testCase: LoadedCase, back: (LoadedCase) -> LoadedCase) {
    var other = self
    other.space = space.listing(testCase.spelling)
    let there = other.space
    return (
      other, there.translating(testCase, from: space),
      { [space] in space.translating($0, from: there) }
    )
  }
}

// MARK: - What numbers mean

extension Subject {
  /// Returns a base that a system has reached.
  func base(_ number: Int, by meaning: Meaning) -> Model.Base {
    space.table.recall(meaning)
    return space.table.base(numbered: number)
  }

  /// Returns a listed base, whose number means the same everywhere.
  func base(listed number: Int) -> Model.Base {
    precondition(number < transitions.keptBases, "the base is not listed")
    return space.table.base(of: number)
  }

  func value(_ number: Int, by meaning: Meaning) -> Model.Value {
    space.table.recall(meaning)
    return space.table.values[number]
  }

  /// Returns a listed value, whose number means the same everywhere.
  func value(listed number: Int) -> Model.Value {
    precondition(number < transitions.keptValues, "the value is not listed")
    return space.table.values[number]
  }

  func isPresent(_ port: Int, in state: Int, by meaning: Meaning) -> Bool {
    space.table.recall(meaning)
    return space.table.isPresent(port, in: state)
  }

  func isPresent(_ port: Int, inListed base: Int) -> Bool {
    precondition(base < transitions.keptBases, "the base is not listed")
    return space.table.isPresent(port, in: base)
  }

  /// Whether a port is there in a base that a system has reached.
  func isPresent(_ port: Int, inBase number: Int, by meaning: Meaning) -> Bool {
    model.isPresent(space.table.ports[port], in: base(number, by: meaning))
  }

  /// Returns the state after an operation.
  func next(_ state: Int, _ code: OperationCode, by meaning: Meaning) -> Int {
    space.table.recall(meaning)
    return space.table.next(state, code)
  }

  /// Returns the state of a base that a system has reached.
  func state(ofBase number: Int, by meaning: Meaning) -> Int {
    number < 0 ? space.table.state(of: base(number, by: meaning)) : number
  }

  /// Whether the model takes one base for the other, both by the numbers of bases that systems have reached.
  func areEquivalent(bases one: Int, _ other: Int, by meaning: Meaning) -> Bool {
    model.areEquivalent(bases: base(one, by: meaning), base(other, by: meaning))
  }

  func areEquivalent(listedBases one: Int, _ other: Int) -> Bool {
    model.areEquivalent(bases: base(listed: one), base(listed: other))
  }

  /// Whether the model takes one value for the other.
  func areEquivalent(_ one: Int, _ other: Int, by meaning: Meaning) -> Bool {
    model.areEquivalent(value(one, by: meaning), value(other, by: meaning))
  }

  /// Returns the number of the value that the model reads in a state.
  func reading(_ port: Int, in state: Int, by meaning: Meaning) -> Int {
    space.table.recall(meaning)
    return space.table.values.number(of: space.table.readings[state * transitions.ports + port])
  }

  func text(ofBase number: Int, by meaning: Meaning) -> String {
    TraceValue(base(number, by: meaning)).text
  }

  func text(ofListedBase number: Int) -> String { TraceValue(base(listed: number)).text }

  func text(ofPort port: Int, isHeld: Bool = false) -> String {
    let fresh = space.world.handles[port]
    return traceText(isHeld ? fresh.held : fresh)
  }

  /// The names of ports and actions.
  var names: (ports: [String], actions: [String]) {
    (space.world.handles.map { portText($0.port) }, space.world.actions.map { portText($0) })
  }

  func text(of code: OperationCode, by meaning: Meaning) -> String {
    space.table.recall(meaning)
    return space.table.operation(code).description
  }
}

import BindingGenerators
import BindingLaws

/// One system on a source of its own, with the model beside it, while a trace runs.
///
/// The next system reuses its storage. It knows the type of the system: `Machine` and `ProofMachine` show it
/// in numbers, and laws see it by `Law.Moment`.
final class SystemMachine<System: BindingSystem>: Law.Moment {
  typealias Model = System.Model
  typealias Base = Model.Base
  typealias Port = Model.Port
  typealias Subject = System.Derived.Subject

  let table: ModelTable<Model>
  let model: Model
  /// The shape for a search for memory.
  ///
  /// Empty if cases run.
  let shape: MachineShape
  let transitions: TransitionTable
  /// Whether sets run in a transaction, for laws about transactions.
  var isInTransaction = false {
    didSet { probe.wrap = isInTransaction ? Subject.wrapping : nil }
  }
  @exclusivity(unchecked) var state: Int  // Asked for each case, as the others that are marked so.
  /// The meaning of its numbers.
  ///
  /// Nil once its system has ended, because the table reuses a meaning that nobody holds.
  @exclusivity(unchecked) private var ownMeaning: Meaning?
  var meaning: Meaning { ownMeaning ?? Meaning() }
  /// The cases of the law that asks about the system.
  ///
  /// Nil if none does.
  @exclusivity(unchecked) private(set) var space: CaseSpace<Model>?
  @exclusivity(unchecked) var held: [Int] = []
  /// The storage that the innermost loop works on.
  let probe: Probe<System>
  @exclusivity(unchecked) var ages: [Int]?
  /// The operations of tasks that have not begun, in the order in which they were noted.
  var tasks: [OperationCode] = []
  /// The readers of ports that wait for notifications from earlier operations, one for each binding.
  ///
  /// Nil, as below, if nobody has asked: unlike nil, an empty list makes generic code look up its type.
  @exclusivity(unchecked) var watchers: [Watcher<System>]?
  /// The kind of the latest operation, if operations run one by one.
  ///
  /// Nil at the start.
  @exclusivity(unchecked) var latest: OperationKind?
  /// The readings of ports that a launch changes though no port was set, before that launch.
  ///
  /// Nil before a launch.
  @exclusivity(unchecked) var movedAtLaunch: [Int: Model.Value]?
  var before: Base { probe.before.pointee }
  @exclusivity(unchecked) var ownUse = OwnUse()
  /// The time at which the machine of a proof stops.
  private let deadline: Deadline
  /// Whether there is such a time.
  ///
  /// A proof asks before each input, and a copy of the deadline would cost more than the input's reading.
  private let hasDeadline: Bool
  /// Whether the machine has stopped.
  private(set) var isOutOfTime = false
  @exclusivity(unchecked) private var firstWrite = 0
  @exclusivity(unchecked) private var firstRead = 0

  /// Makes storage for systems, without a system in it.
  ///
  /// - Parameters:
  ///   - table: The model.
  ///   - state: A state of the model.
  ///   - isLogging: Whether to keep writes.
  ///   - shape: The shape for a proof.
  ///   - deadline: The time at which a proof ends.
  ///   - make: Makes a system.
  init(
    _ table: ModelTable<Model>, in state: Int = 0, isLogging: Bool = true,
    shape: MachineShape = MachineShape(), until deadline: Deadline = nil,
    make: @escaping (Source<Base>) -> System
  ) {
    self.table = table
    ownMeaning = table.meaning
    self.deadline = deadline
    hasDeadline = deadline != nil
    self.shape = shape
    self.state = state
    model = table.model
    transitions = table.transitions
    probe = Probe(
      Source(table.base(of: state), isLogging: isLogging), ports: table.ports, values: table.values,
      bases: table.bases, listedBases: transitions.listedBases, readings: table.readings,
      presence: transitions.presence, actions: table.actions, by: model, make: make)
  }

  /// Makes a new system in a state, after the one before has ended.
  func begin(in state: Int) {
    ownMeaning = table.meaning
    self.state = state
    ownUse = OwnUse()
    ages = nil
    firstWrite = 0
    firstRead = 0
    latest = nil
    movedAtLaunch = nil
    if !held.isEmpty { held.removeAll(keepingCapacity: true) }
    _ = System.execute(
      ProbeScript(transitions.steps.elements, 0, .nothing, startingIn: state), on: probe)
    if isMirrored { probe.before.pointee = source.present }
  }

  /// Makes the table hold what its numbers mean.
  func recall() {
    if ownMeaning !== table.meaning { table.recall(meaning) }
  }

  /// Whether a proof has time left.
  func hasTime() -> Bool {
    if hasDeadline && !isOutOfTime { isOutOfTime = deadline.hasPassed }
    return !isOutOfTime
  }

  func end() {
    ownMeaning = nil
    watchers = nil
    _ = System.execute(
      ProbeScript(transitions.steps.elements, 0, .nothing, ending: true), on: probe)
  }

  /// Carries out operations in the way that the law needs, and answers its questions from now on.
  ///
  /// Call it after `begin`, which may make another source.
  func prepare(for space: CaseSpace<Model>) {
    self.space = space
    if space.isAboutTransactions { isInTransaction = true }
    if space.awaitsSets { source.restsAlways = false }
  }

  func leaveTransaction() { isInTransaction = false }

  deinit {
    SystemsMade.add(probe.made)
  }

  // MARK: - A moment for laws

  // Whatever a law can do here that is no input of a proof is noted in `ownUse`. Otherwise proofs are false.

  var source: Source<Base> { probe.source }

  var base: Base { source.present }

  var system: System { probe.system.pointee }

  /// The base that the model predicts.
  var predicted: Base {
    recall()
    return table.base(of: state)
  }

  var writes: [Source<Base>.Write] { source.writes(since: firstWrite) }

  var reads: Int { source.readCount - firstRead }

  var present: [Handle<Port>] {
    let base = source.present
    return table.world.handles.filter { model.isPresent($0.port, in: base) }
  }

  func mark() {
    probe.before.pointee = source.present
    firstWrite = source.writeCount
    firstRead = source.readCount
  }

  var mayFailToDerive: Bool { System.mayFailToDerive }

  /// Derives the binding of a port.
  func derived(_ port: Port) -> Subject? { System.Derived.subject(of: system.binding(port)) }

  func isDerivable(_ handle: Handle<Port>) -> Bool {
    defer { source.readStore() }
    // If every port has a binding, to derive one of a port that is gone is no input.
    if !mayFailToDerive && isGone(handle) { ownUse.isBeyondInputs = true }
    return derived(handle.port) != nil
  }

  func isSameAgain(_ handle: Handle<Port>) -> Bool? {
    // No input shows the identity of a binding, and to compare two may read them.
    ownUse.isBeyondInputs = true
    defer { source.readStore() }
    guard let held = heldBinding(handle.index), let binding = derived(handle.port) else {
      return nil
    }
    return Subject.areSame(held, binding)
  }

  /// Whether the model has no such port in the present base.
  func isGone(_ handle: Handle<Port>) -> Bool { !model.isPresent(handle.port, in: source.present) }

  func reading(_ handle: Handle<Port>) -> Model.Value {
    ownUse.noteUse(of: handle.index, isHeld: handle.isHeld)
    // The reading may depend on all that was read.
    if transitions.goneReadsLast && handle.isHeld && isGone(handle) { ownUse.isBeyondInputs = true }
    if let value = read(handle) { return value }
    ownUse.hasInvented = true
    return table.world.values.simplest
  }

  /// Returns the reading of a handle, or nil if there is no binding, or none yet.
  func read(_ handle: Handle<Port>) -> Model.Value? {
    take(ProbeStep(.get, isHeld: handle.isHeld, port: handle.index), .value)
    return probe.reading > 0 ? probe.value.move() : nil
  }

  func rendering(_ handle: Handle<Port>) -> String {
    defer { source.readStore() }
    if isGone(handle) { ownUse.isBeyondInputs = true }
    return probe.hands?.render(probe.system, probe.ports.elements + handle.index) ?? ""
  }

  func expectedRendering(_ handle: Handle<Port>) -> String? {
    System.expectedRendering(handle.port, in: source.present, by: model)
  }

  var tapTransaction: String? { (System.self as? any ControlSystem.Type)?.tapTransaction }

  func perform(_ operation: BindingOperation<Model>) {
    let code = table.code(operation)
    ownUse.note(code, transitions)
    switch operation.step {
    case .during(let outer, let write, let inner):
      nest(table.code(inner), at: write, of: table.code(outer))
    case .task: tasks.append(code)
    case .order(let order): runTasks(in: order)
    case .now: return perform(code)
    }
    // Operations within an operation are no inputs.
    ownUse.isBeyondInputs = true
  }

  /// Returns the held binding of a port, or nil if none is held.
  func heldBinding(_ port: Int) -> Subject? {
    probe.isHeld[port] ? probe.bindings[port] : nil
  }
}

extension BindingSystem {
  fileprivate static func expectedRendering(
    _ port: Model.Port, in base: Model.Base, by model: Model
  ) -> String? {
    (Self.self as? any RenderedSystem.Type)?.expectedRendering(port, in: base, by: model)
  }
}

extension RenderedSystem {
  fileprivate static func expectedRendering(
    _ port: Any, in base: Any, by model: Any
  ) -> String? {
    guard let port = port as? Model.Port, let base = base as? Model.Base,
      let model = model as? Model
    else { return nil }
    return rendering(port, showing: model.get(port, in: base), in: base)
  }
}

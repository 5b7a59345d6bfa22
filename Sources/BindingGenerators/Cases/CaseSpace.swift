package import BindingLaws

/// All cases of one law on one model: they are drawn, read and written down here, on the model
/// alone.
///
/// The draws of a case, in order: how many operations, the law's variables, the base to start
/// from, for `conforms` whether bindings are held, and the operations, a span each.
///
/// A class, because copying its parts is dear; who restricts cases makes a copy first.
package final class CaseSpace<Model: ReferenceModel> {
  package let statement: Statement<Model>
  package let table: ModelTable<Model>
  /// Whether the law says that the system does what the model says, at every step.
  let isConformance: Bool
  /// The largest number of operations before the law's program.
  package let maximumLength: Int
  /// The swarm of every operation kind and the full length.
  package let everything: Swarm
  /// What the variables of a law are that it does not quantify over.
  let simplestVariables: Variables<Model>
  /// The states to start from, or `nil` where bases to start from are generated.
  @exclusivity(unchecked) package var starts: [Int]?  // Asked for each case, as those below.
  /// What a proof restricts cases to, and nothing else does.
  @exclusivity(unchecked) package var pattern: ProofPattern?
  /// Whether an operation that the model does not permit ends the case instead of being left out,
  /// and draws move on to what it permits: for cases that are counted through.
  @exclusivity(unchecked) package var stopsAtRefusal = false
  /// The ports, by number, at which the law is not expected to hold.
  @exclusivity(unchecked) package var exemptPorts: Set<Int> = []
  /// Whether `conforms` uses no bindings but those held since the start.
  @exclusivity(unchecked) package var holdsBindings = false
  /// Whether `conforms` uses no bindings but fresh ones.
  @exclusivity(unchecked) package var usesFreshBindings = false

  /// The cases of a law, with at most so many operations before its program.
  package init(of statement: Statement<Model>, on table: ModelTable<Model>, maximumLength: Int) {
    let world = table.world
    (self.statement, self.table) = (statement, table)
    let maximumLength =
      statement.isConcurrent ? min(maximumLength, TaskLimits.operations) : maximumLength
    self.maximumLength = maximumLength
    isConformance = statement.isConformance
    everything = Swarm(maximumLength: maximumLength, kinds: Array(world.kinds.indices))
    simplestVariables = Variables(
      p: world.handles[0], q: world.handles[0], a: world.values.simplest, b: world.values.simplest,
      t: world.bases.simplest)
    starts = table.starts
  }

  /// The same cases.
  package init(copying other: CaseSpace) {
    (statement, table, isConformance) = (other.statement, other.table, other.isConformance)
    (maximumLength, everything) = (other.maximumLength, other.everything)
    simplestVariables = other.simplestVariables
    (starts, pattern, stopsAtRefusal) = (other.starts, other.pattern, other.stopsAtRefusal)
    exemptPorts = other.exemptPorts
    (holdsBindings, usesFreshBindings) = (other.holdsBindings, other.usesFreshBindings)
  }

  package var world: World<Model> { table.world }
}

extension Statement {
  fileprivate var isConformance: Bool {
    if case .conforms = shape { true } else { false }
  }
}

extension CaseSpace {
  /// Whether the law's program follows what happens in a case; where every step is judged, a case
  /// may end before.
  package func hasProgram(_ given: Case) -> Bool {
    !given.variables.isEmpty || !statement.judgesEveryStep
  }

  /// The state that a case starts from.
  package func start(of given: Case) -> Int { table.transitions.state(ofBase: given.start) }

  /// The law's variables as a case binds them.
  package func variables(of given: Case) -> Variables<Model> {
    variables(given.variables)
  }

  package func variables(_ numbers: Case.Variables) -> Variables<Model> {
    var variables = simplestVariables
    if let place = numbers.p { variables.p = handle(place) }
    if let place = numbers.q { variables.q = handle(place) }
    if let number = numbers.a { variables.a = table.values[number] }
    if let number = numbers.b { variables.b = table.values[number] }
    if let number = numbers.t {
      variables.t = table.base(of: table.transitions.state(ofBase: number))
    }
    return variables
  }

  private func handle(_ place: Case.Place) -> Handle<Model.Port> {
    var handle = world.handles[place.port]
    handle.isHeld = place.isHeld
    return handle
  }

  /// The ports that the law speaks about as held, which are held before anything happens.
  package func heldPorts(of given: Case) -> [Int] {
    guard let p = given.variables.p else { return [] }
    guard let q = given.variables.q, q.isHeld else { return p.isHeld ? [p.port] : [] }
    return p.isHeld && p.port != q.port ? [p.port, q.port] : [q.port]
  }

  /// Whether the law speaks about these variables at this base.
  package func isExpected(_ variables: Variables<Model>, at base: Model.Base) -> Bool {
    isInScope(variables, at: base) && statement.premise(variables, base)
  }

  /// Whether the ports that the law speaks about are there, or, for laws about vanished ones, not.
  private func isInScope(_ variables: Variables<Model>, at base: Model.Base) -> Bool {
    guard statement.variables.contains(.p) else { return true }
    if !exemptPorts.isEmpty && exemptPorts.contains(variables.p.index) { return false }
    let isThere = Model.isPresent(variables.p.port, in: base)
    if statement.isAboutVanishedPorts { return variables.p.isHeld && !isThere }
    return isThere
      && (!statement.variables.contains(.q) || Model.isPresent(variables.q.port, in: base))
  }
}

extension CaseSpace {
  /// Gives the table what a case brings along; `false` when it cannot be read.
  package func load(_ given: Case) -> Bool {
    table.reset()
    for element in given.values {
      guard let value = self.element(element, of: world.values) else { return false }
      table.values.append(value)
    }
    for element in given.bases {
      guard let base = self.element(element, of: world.bases) else { return false }
      _ = table.transitions.number(ofGiven: table.state(of: base))
    }
    return true
  }

  /// Whether a case which is in the table is spelled as it is drawn or read here; one of elsewhere
  /// may mean nothing, or something that the world does not list.
  package func isSound(_ given: Case) -> Bool {
    let transitions = table.transitions
    let bringsValues = transitions.listedValues == 0
    let bringsBases = transitions.listedBases == 0 || starts == nil
    return isStart(given.start) && hasSoundTiming(given)
      && (!hasProgram(given) || isSound(given.variables))
      && given.operations.allSatisfy(isSound)
      && (bringsValues || given.values.isEmpty) && (bringsBases || given.bases.isEmpty)
  }

  /// Whether what a case says about time can be meant.
  private func hasSoundTiming(_ given: Case) -> Bool {
    let tasks = given.operations.map { Int($0.task) }
    if statement.isConcurrent {
      return given.timing.allSatisfy { (1...TaskLimits.tasks).contains($0) }
        && TaskLimits.permit(given.operations)
    }
    return tasks.allSatisfy { $0 == 0 } && given.timing.count <= (statement.isTimed ? 1 : 0)
      && given.timing.allSatisfy { $0 > 0 }
  }

  private func isSound(_ numbers: Case.Variables) -> Bool {
    let (names, ports) = (statement.variables, table.transitions.ports)
    let isBound = [
      (numbers.p != nil, names.contains(.p)), (numbers.q != nil, names.contains(.q)),
      (numbers.a != nil, names.contains(.a)), (numbers.b != nil, names.contains(.b)),
      (numbers.t != nil, names.contains(.t)),
    ].allSatisfy { $0 == $1 }
    let places = [numbers.p, numbers.q].compactMap(\.self)
    let values = [numbers.a, numbers.b].compactMap(\.self)
    return isBound && places.allSatisfy { $0.port < ports }
      && (numbers.p?.isHeld != false || !names.contains(.heldP))
      && values.allSatisfy { $0 < table.values.count } && numbers.t.map(isBase) ?? true
  }

  private func isSound(_ code: OperationCode) -> Bool {
    guard code.port < table.transitions.ports else { return false }
    return switch code.kind.operand {
    case .none: true
    case .value: code.value < table.values.count
    case .base: isBase(code.value)
    case .action: code.value < table.transitions.actions
    }
  }

  private func isBase(_ number: Int) -> Bool {
    let listed = table.transitions.listedBases
    return listed > 0 ? number < listed : table.transitions.isGiven(number)
  }

  private func isStart(_ number: Int) -> Bool {
    starts == nil ? table.transitions.isGiven(number) : number < table.transitions.keptBases
  }
}

extension CaseSpace {
  /// The element that a case brings along; `nil` when it was written and cannot be read, or when the
  /// generator makes other draws by now.
  func element<Element>(_ element: Case.Element, of pool: Pool<Element>) -> Element? {
    switch element {
    case .drawn(let draws):
      var choices = Choices(replaying: Draws(values: draws))
      choices.usesEveryNumber = statement.usesEveryNumber
      let element = pool.draw(from: &choices)
      return choices.draws.map(\.value) == draws ? element : nil
    case .written(let text): return LiteralReader.value(of: text, as: Element.self)
    }
  }
}

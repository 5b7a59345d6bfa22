package import BindingLaws

/// All cases of one law on one model: extensions draw, read and write them down, on the model
/// alone.
///
/// The draws of a case, in order: how many operations, the law's variables, the base to start from, for
/// `conforms` whether bindings are held, and the operations, a span each. Searching in order of size relies
/// on the first draw, and simplifying on the spans. `SmallestFirst.md` repeats the order.
///
/// A class, because copying its parts is dear; who restricts cases makes a copy first.
package final class CaseSpace<Model: ReferenceModel> {
  package let statement: Law.Statement<Model>
  /// The variables that it quantifies over.
  let names: [Law.VariableNames]
  package let table: ModelTable<Model>
  /// Whether the law says that the system does what the model says, at every step.
  let isConformance: Bool
  /// The largest number of operations before the law's program.
  package let maximumLength: Int
  /// The swarm of every operation kind and the full length.
  package let everything: Swarm
  /// The values of the variables that the law does not quantify over.
  let simplestVariables: Law.Variables<Model>
  /// The states to start from, or `nil` where bases to start from are generated.
  @exclusivity(unchecked) package var starts: [Int]?  // Asked for each case, as those below.
  /// What a proof restricts cases to, and nothing else does.
  @exclusivity(unchecked) package var pattern: ProofPattern?
  /// Whether an operation that the model does not permit ends the case instead of being left out,
  /// and draws move on to what it permits: for cases that are counted through.
  @exclusivity(unchecked) package var stopsAtRefusal = false
  /// The ports, by number, at which the law is not expected to hold; set before anything is asked,
  /// because what `bound` keeps depends on it.
  @exclusivity(unchecked) package var exemptPorts: Set<Int> = []
  /// Whether `conforms` uses no bindings but those held since the start.
  @exclusivity(unchecked) package var holdsBindings = false
  /// What lies beyond the lists and is drawn, too; `goBeyond` says so.
  @exclusivity(unchecked) private(set) var reaches: Set<Reach> = []
  /// What is known of variables that are bound to what is listed.
  @exclusivity(unchecked) private var bound: [Case.Numbers: Bound] = [:]

  /// The cases of a law, with at most so many operations before its program.
  package init(of statement: Law.Statement<Model>, on table: ModelTable<Model>, maximumLength: Int)
  {
    let world = table.world
    self.statement = statement
    names = statement.variables.each
    self.table = table
    let maximumLength =
      statement.isConcurrent ? min(maximumLength, TaskLimits.operations) : maximumLength
    self.maximumLength = maximumLength
    isConformance = if case .conforms = statement.shape { true } else { false }
    everything = Swarm(maximumLength: maximumLength, kinds: Array(world.kinds.indices))
    simplestVariables = Law.Variables(
      p: world.handles[0], q: world.handles[0], a: world.values.simplest, b: world.values.simplest,
      t: world.bases.simplest, by: world.model)
    starts = table.starts
  }

  /// The same cases, with nothing kept of what was asked.
  ///
  /// What restricts cases has to be copied here: `Subject` restricts a copy.
  package convenience init(copying other: CaseSpace) {
    self.init(of: other.statement, on: other.table, maximumLength: other.maximumLength)
    starts = other.starts
    pattern = other.pattern
    stopsAtRefusal = other.stopsAtRefusal
    exemptPorts = other.exemptPorts
    holdsBindings = other.holdsBindings
    reaches = other.reaches
    isBeyond = other.isBeyond
    statesOfVariants = other.statesOfVariants
  }

  /// A part of what lies beyond the lists.
  package enum Reach {
    /// Other values of a type of which the model lists examples.
    case values
    /// Bases that differ where no listed one does; cases start in these and in their originals.
    case variants
  }

  /// Where cases start that go to variants, and what they write; empty for others.
  @exclusivity(unchecked) private(set) var statesOfVariants: [Int] = []
  /// Whether something beyond the lists is drawn, too.
  @exclusivity(unchecked) private(set) var isBeyond = false

  /// From now on draws what lies beyond the lists, too.
  package func goBeyond(to reach: Reach) {
    table.reachBeyond()
    reaches.insert(reach)
    isBeyond = true
    if reach == .variants {
      statesOfVariants = table.statesOfVariants
      starts = statesOfVariants
    }
  }

  /// Whether a case has something of what lies beyond the lists, and which the table has numbers of.
  package func goes(to reach: Reach, in testCase: Case) -> Bool {
    let numbers =
      reach == .values
      ? table.transitions.listedValues..<table.transitions.keptValues : table.numbersOfVariants
    func isBeyond(_ number: Int, _ field: CaseField) -> Bool {
      switch field {
      case .value: reach == .values && numbers.contains(number)
      case .base, .start: reach == .variants && numbers.contains(number)
      case .handle, .action: false
      }
    }
    return isBeyond(testCase.start, .start)
      || names.contains { name in testCase.variables[name].map { isBeyond($0, name.field) } ?? false
      }
      || testCase.operations.contains { code in
        code.kind.operand.map { isBeyond(code.value, $0) } ?? false
      }
  }

  /// The variables of a law as cases bind them, and what follows from that whatever else a case says.
  final class Bound {
    let variables: Law.Variables<Model>
    /// Whether the law speaks about them, by listed state, as far as that was asked.
    @exclusivity(unchecked) var isExpected: [Int: Bool] = [:]
    /// What the law does with them, in numbers that mean the same in every case.
    @exclusivity(unchecked) var programs: (own: [OperationCode], other: [OperationCode])?

    init(_ variables: Law.Variables<Model>) { self.variables = variables }
  }

  package var world: World<Model> { table.world }
  /// What the system is compared with.
  package var model: Model { table.model }
}

extension CaseSpace {
  /// Whether the law's program follows what happens in a case; where every step is judged, a case
  /// may end before.
  package func hasProgram(_ testCase: Case) -> Bool {
    !testCase.variables.isEmpty || statement.variation != .restarted
  }

  /// The state that a case starts from.
  package func start(of testCase: Case) -> Int { table.transitions.state(ofBase: testCase.start) }

  /// The law's variables as a case binds them.
  package func variables(_ numbers: Case.Numbers) -> Law.Variables<Model> {
    bound(numbers).variables
  }

  /// Variables as they are bound; those that are bound to what is listed once and for all cases.
  func bound(_ numbers: Case.Numbers) -> Bound {
    if let known = bound[numbers] { return known }
    var variables = simplestVariables
    var areListed = true
    for name in names {
      guard let number = numbers[name] else { continue }
      variables[name] = table.element(name.field, number)
      areListed = areListed && number < table.transitions.listed(name.field)
    }
    let new = Bound(variables)
    if areListed { bound[numbers] = new }
    return new
  }

  /// The ports that the law speaks about as held, which are held before anything happens.
  package func heldPorts(of testCase: Case) -> [Int] {
    let held = testCase.place(.p).flatMap { $0.isHeld ? $0.port : nil }
    guard let q = testCase.place(.q), q.isHeld else { return held.map { [$0] } ?? [] }
    return held.map { $0 == q.port ? [$0] : [$0, q.port] } ?? [q.port]
  }

  /// Whether the law speaks about these variables in a state.
  package func isExpected(_ numbers: Case.Numbers, in state: Int) -> Bool {
    let bound = bound(numbers)
    if let known = bound.isExpected[state] { return known }
    let isExpected = isExpected(bound.variables, at: table.base(of: state))
    if state < table.transitions.listedBases { bound.isExpected[state] = isExpected }
    return isExpected
  }

  /// Whether the law speaks about these variables at this base.
  package func isExpected(_ variables: Law.Variables<Model>, at base: Model.Base) -> Bool {
    isInScope(variables, at: base) && statement.premise(variables, base)
  }

  /// Whether the ports that the law speaks about are there, or, for laws about vanished ones, not.
  private func isInScope(_ variables: Law.Variables<Model>, at base: Model.Base) -> Bool {
    guard statement.variables.contains(.p) else { return true }
    if !exemptPorts.isEmpty && exemptPorts.contains(variables.p.index) { return false }
    let isThere = model.isPresent(variables.p.port, in: base)
    if statement.isAboutVanishedPorts { return variables.p.isHeld && !isThere }
    return isThere
      && (!statement.variables.contains(.q) || model.isPresent(variables.q.port, in: base))
  }
}

package import BindingLaws

/// All cases of one law on one model.
///
/// Extensions draw, read and write them, on the model alone. The draws of a case are, in order: the number of
/// operations, the law's variables, the base to start from, for `conforms` whether bindings are held, and the
/// operations, each in a span. The search in order of size relies on the first draw, and simplifying relies
/// on the spans.
///
/// The space is a class, because copying its parts is expensive. Code that restricts cases makes a copy
/// first.
package final class CaseSpace<Model: ReferenceModel> {
  package let statement: Law.Statement<Model>
  /// The variables that the law quantifies over.
  let names: [Law.VariableNames]
  package let table: ModelTable<Model>
  /// Whether the law states that the system does what the model says, at every step.
  let isConformance: Bool
  // Each case asks some of the next five. They are stored, because to ask the statement is expensive.
  /// The way in which the other of two programs carries out the trace before it.
  ///
  /// Nil if there is one program.
  package let variation: Variation?
  /// Whether the law judges every operation of a trace, and its program as one more.
  package let judgesEveryStep: Bool
  /// Whether the law is about transactions.
  package let isAboutTransactions: Bool
  /// Whether sets land only where the law says so.
  package let awaitsSets: Bool
  /// Whether the operations of a case are those of tasks.
  package let isConcurrent: Bool
  /// The largest number of operations before the law's program.
  package let maximumLength: Int
  /// The swarm of all operation kinds and the full length.
  package let everything: Swarm
  /// The values of the variables that the law does not quantify over.
  let simplestVariables: Law.Variables<Model>
  /// The states to start from.
  ///
  /// Nil if they are generated.
  @exclusivity(unchecked) package var starts: [Int]?  // Asked for each case, as those below.
  /// The restriction of the cases of a proof.
  ///
  /// Nil for all other cases.
  @exclusivity(unchecked) package var pattern: ProofPattern?
  /// Whether an operation that the model does not permit ends the case instead of being left out.
  ///
  /// Then draws also move on to the next possible ones. This is for counting through all cases.
  @exclusivity(unchecked) package var stopsAtRefusal = false
  /// The ports, by number, at which the law is not expected to hold.
  ///
  /// Set them before anything is asked, because the values in `bound` depend on them.
  @exclusivity(unchecked) package var exemptPorts: Set<Int> = []
  /// Whether `conforms` uses only bindings that are held since the start.
  @exclusivity(unchecked) package var holdsBindings = false
  /// The parts beyond the lists that are drawn, too; see `goBeyond`.
  @exclusivity(unchecked) private(set) var reaches: Set<Reach> = []
  /// Whether there are any of these, which is cheaper to ask.
  @exclusivity(unchecked) private(set) var isBeyond = false
  /// The states in which cases with variants start, and which they write.
  ///
  /// Empty for all others.
  @exclusivity(unchecked) private(set) var statesOfVariants: [Int] = []
  /// The variables that were bound to listed elements, with their results.
  @exclusivity(unchecked) private var bound: [Case.Numbers: Bound] = [:]

  /// Makes the space of the cases of a law.
  ///
  /// - Parameter maximumLength: The largest number of operations before the law's program.
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
    variation = statement.variation
    judgesEveryStep = statement.variation == .restarted
    isAboutTransactions = statement.needs.contains(.transactions)
    awaitsSets = statement.awaitsSets
    isConcurrent = statement.isConcurrent
    everything = Swarm(maximumLength: maximumLength, kinds: Array(world.kinds.indices))
    simplestVariables = Law.Variables(
      p: world.handles[0], q: world.handles[0], a: world.values.simplest, b: world.values.simplest,
      t: world.bases.simplest, by: world.model)
    starts = table.starts
  }

  /// Makes the same space, without stored results.
  ///
  /// Every property that restricts cases has to be copied here: the checker restricts a copy.
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

  /// A part beyond the lists of the model.
  package enum Reach {
    /// Other values of a type of which the model lists examples.
    case values
    /// Bases that differ where no listed base does. Cases start in them and in their originals.
    case variants
  }

  /// Draws elements beyond the lists from now on, too.
  package func goBeyond(to reach: Reach) {
    table.reachBeyond()
    reaches.insert(reach)
    isBeyond = true
    if reach == .variants {
      statesOfVariants = table.statesOfVariants
      starts = statesOfVariants
    }
  }

  /// Returns whether a case has an element of this part beyond the lists, all of which keep their numbers.
  package func goes(to reach: Reach, in testCase: Case) -> Bool {
    let otherValues = table.transitions.listedValues..<table.transitions.keptValues
    func isReached(_ number: Int, _ field: CaseField) -> Bool {
      switch (reach, field) {
      case (.values, .value): otherValues.contains(number)
      case (.variants, .base), (.variants, .start): table.numbersOfVariants.contains(number)
      default: false
      }
    }
    let isReachedByVariable = names.contains { name in
      testCase.variables[name].map { isReached($0, name.field) } ?? false
    }
    let isReachedByOperation = testCase.operations.contains { code in
      code.kind.operand.map { isReached(code.value, $0) } ?? false
    }
    return isReached(testCase.start, .start) || isReachedByVariable || isReachedByOperation
  }

  /// The variables of a law as a case binds them, and results that depend on nothing else in a case.
  final class Bound {
    let variables: Law.Variables<Model>
    /// Whether the law applies to them, by listed state, as far as that was asked.
    @exclusivity(unchecked) var isExpected: [Int: Bool] = [:]
    /// The law's program with them, in numbers that mean the same in every case.
    @exclusivity(unchecked) var programs: (own: [OperationCode], other: [OperationCode])?

    init(_ variables: Law.Variables<Model>) { self.variables = variables }
  }

  package var world: World<Model> { table.world }
  /// The model that the system is compared with.
  package var model: Model { table.model }
}

extension CaseSpace {
  /// Returns whether the law's program follows the operations of a case.
  ///
  /// A case may end before it, without variables, if every step is judged.
  package func hasProgram(_ testCase: Case) -> Bool {
    !testCase.variables.isEmpty || !judgesEveryStep
  }

  /// Returns the state in which a case starts.
  package func start(of testCase: LoadedCase) -> Int {
    table.recall(testCase.meaning)
    return start(of: testCase.spelling)
  }

  /// Returns the same for a case that is being drawn.
  func start(of drawn: Case) -> Int { table.transitions.state(ofBase: drawn.start) }

  /// Returns the law's variables as a case binds them.
  package func variables(of testCase: LoadedCase) -> Law.Variables<Model> {
    table.recall(testCase.meaning)
    return bound(testCase.variables).variables
  }

  /// Returns the variables with stored results.
  ///
  /// Variables that are all bound to listed elements are stored for all cases.
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

  /// Returns the ports of the law's held variables, which are held before the first operation.
  package func heldPorts(of testCase: Case) -> [Int] {
    var ports: [Int] = []
    if let p = testCase.place(.p), p.isHeld { ports.append(p.port) }
    if let q = testCase.place(.q), q.isHeld, !ports.contains(q.port) { ports.append(q.port) }
    return ports
  }

  /// Returns whether the law applies to a case's variables in a state.
  package func isExpected(_ testCase: LoadedCase, in state: Int) -> Bool {
    table.recall(testCase.meaning)
    return isExpected(testCase.variables, in: state)
  }

  /// Returns the same for the variables of a case that is being drawn.
  func isExpected(_ numbers: Case.Numbers, in state: Int) -> Bool {
    let bound = bound(numbers)
    if let known = bound.isExpected[state] { return known }
    let isExpected = isExpected(bound.variables, at: table.base(of: state))
    if state < table.transitions.listedBases { bound.isExpected[state] = isExpected }
    return isExpected
  }

  /// Returns whether the law applies to these variables at this base.
  package func isExpected(_ variables: Law.Variables<Model>, at base: Model.Base) -> Bool {
    isInScope(variables, at: base) && statement.premise(variables, base)
  }

  /// Returns whether the law's ports are present.
  ///
  /// For laws about vanished ports, returns whether they are absent.
  private func isInScope(_ variables: Law.Variables<Model>, at base: Model.Base) -> Bool {
    guard statement.variables.contains(.p) else { return true }
    if !exemptPorts.isEmpty && exemptPorts.contains(variables.p.index) { return false }
    let isThere = model.isPresent(variables.p.port, in: base)
    if statement.isAboutVanishedPorts { return variables.p.isHeld && !isThere }
    return isThere
      && (!statement.variables.contains(.q) || model.isPresent(variables.q.port, in: base))
  }
}

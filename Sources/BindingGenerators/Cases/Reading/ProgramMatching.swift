import BindingLaws

/// The law's program matched against the end of a trace.
///
/// It is the way back from `CaseSpace+Trace`. The holds before a case, the `settle` and the program are found
/// as they are written there, and compared by the words of `BindingOperation+Text`.
/// `CaseSpace.cases(written:law:)` makes a case of each match.
struct ProgramMatching<Model: ReferenceModel> {
  /// A law's variables, and the operations of the trace that they do not make themselves.
  typealias Match = (variables: Law.Variables<Model>, own: ArraySlice<BindingOperation<Model>>)

  private typealias Element = BindingOperation<Model>.Operand
  /// So many bindings of the variables are tried, the first ones.
  private static var mostTries: Int { 100_000 }

  private let space: CaseSpace<Model>
  private let trace: Trace<Model>
  private let lines: [String]

  init(_ space: CaseSpace<Model>, _ trace: Trace<Model>) {
    self.space = space
    self.trace = trace
    lines = trace.operations.map(\.description)
  }

  /// Tried in the order in which they are drawn, the last variable changes fastest; a replay takes the first
  /// that breaks the law.
  var matches: [Match] {
    space.names.reduce([space.simplestVariables]) { bindings, name in
      let elements = likely(elements(for: name), for: name)
      return bindings.prefix(Self.mostTries / max(1, elements.count)).flatMap { variables in
        elements.map { element in
          var variables = variables
          variables[name] = element
          return variables
        }
      }
    }.compactMap(match)
  }

  private func match(_ variables: Law.Variables<Model>) -> Match? {
    let holds = holding(variables)
    let program = space.program(variables)
    guard holds.count + program.count <= trace.operations.count,
      zip(holds, lines).allSatisfy({ $0.description == $1 }),
      zip(program, trace.operations.suffix(program.count)).allSatisfy({ $0.prints(like: $1) })
    else { return nil }
    return (variables, trace.operations.dropFirst(holds.count).dropLast(program.count))
  }

  private func holding(_ variables: Law.Variables<Model>) -> [BindingOperation<Model>] {
    let held = space.names.compactMap { name in
      if case .handle(let handle) = variables[name], handle.isHeld { handle } else { nil }
    }
    return (held.first == held.last ? held.prefix(1) : held[...]).map { .hold($0.fresh) }
  }
}

// MARK: - What variables may be bound to

extension ProgramMatching {
  /// Of what the law's program mentions only that which stands at the end of the trace.
  private func likely(_ elements: [Element], for name: Law.VariableNames) -> [Element] {
    let plain = space.program(space.simplestVariables).map(\.description)
    let isMentioned = elements.prefix(8).contains { element in
      var variables = space.simplestVariables
      variables[name] = element
      return space.program(variables).map(\.description) != plain
    }
    let used = used
    let found =
      isMentioned ? elements.filter { element in used.contains { $0.mentions(element) } } : []
    return found.isEmpty ? elements : found
  }

  /// What is done where the law's program would stand.
  private var used: [BindingOperation<Model>] {
    let length = space.program(space.simplestVariables).count
    return trace.operations.suffix(max(1, length)).flatMap(\.parts)
  }

  /// Every handle; of values and bases the listed ones, or the simplest and those of the trace.
  private func elements(for name: Law.VariableNames) -> [Element] {
    let world = space.world
    let written = trace.operations.flatMap(\.parts).filter { $0.kind?.operand == name.field }
      .map(\.operand)
    switch name.field {
    case .handle, .action:
      let held = world.handles.map(\.held)
      let isHeld = name == .p && space.statement.variables.contains(.heldP)
      return (isHeld ? held : world.handles + held).map(Element.handle)
    case .value:
      let listed = world.values.listed.map(Element.value)
      return listed.isEmpty ? [.value(world.values.simplest)] + written : listed
    case .base, .start:
      let listed = world.bases.listed.map(Element.base)
      let simple = [world.bases.simplest, trace.start].map(Element.base)
      return listed.isEmpty ? simple + written : listed
    }
  }
}

extension BindingOperation {
  /// Whether it may stand before a law's program, where tasks stand if the law is about them.
  fileprivate func mayLead(ofTasks isOfTasks: Bool) -> Bool {
    switch step {
    case .during: false
    case .task, .order: isOfTasks
    case .now(let kind, _, _): kind != .settle
    }
  }

  /// Whether it says this, or derives the binding that is held then.
  fileprivate func mentions(_ other: Operand) -> Bool {
    guard case .handle(let other) = other else { return operand == other }
    return handle == other || kind?.usesBinding == false && handle == other.fresh
  }

  /// Whether reports print both in the same words; they print an echo as the set that it is.
  fileprivate func prints(like other: BindingOperation) -> Bool {
    if kind == .echo && other.kind == .set { return handle == other.handle }
    if case .during(let outer, _, let inner) = step,
      case .during(let first, _, let second) = other.step
    {
      return outer.description == first.description && inner.description == second.description
    }
    return description == other.description
  }
}

// MARK: - The case

extension ProgramMatching {
  /// The case of a match.
  ///
  /// - Throws: `TraceError` when an operation cannot stand where it stands.
  func testCase(_ match: Match) throws(TraceError) -> Case {
    var own = match.own
    if space.statement.awaitsSets, own.last?.kind == .settle { own.removeLast() }
    var testCase = try testCase(match.variables, own)
    if case .during(_, let write, _) = trace.operations.last?.step { testCase.timing = [write] }
    return testCase
  }

  /// The case that ends before the law's program, where every step is judged; else `nil`.
  func withoutProgram() throws(TraceError) -> Case? {
    space.statement.variation == .restarted ? try testCase(nil, trace.operations[...]) : nil
  }

  private func testCase(
    _ variables: Law.Variables<Model>?, _ own: ArraySlice<BindingOperation<Model>>
  ) throws(TraceError) -> Case {
    if let step = own.first(where: { !$0.mayLead(ofTasks: space.statement.isConcurrent) }) {
      throw .impossible(step.description)
    }
    let testCase = space.testCase(from: trace.start, variables, Array(own))
    if let place = space.firstImpossible(in: testCase) {
      throw .impossible(own[own.startIndex + place].description)
    }
    return testCase
  }
}

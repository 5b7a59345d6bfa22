import BindingLaws

/// A law's program, matched with the end of a trace.
///
/// Matching reverses `CaseSpace+Trace`. It finds the holds before a case, the `settle` and the program in the
/// form in which they are written there, and compares them by the words of `BindingOperation+Text`.
/// `CaseSpace.cases(written:law:)` makes a case of each match.
struct ProgramMatching<Model: ReferenceModel> {
  /// A law's variables, and the operations of the trace that do not follow from them.
  typealias Match = (variables: Law.Variables<Model>, own: ArraySlice<BindingOperation<Model>>)

  private typealias Element = BindingOperation<Model>.Operand
  /// The most bindings of the variables to try.
  ///
  /// Two handles of ten ports and two of a hundred values have four million bindings. But `likely` leaves only what
  /// the trace mentions of them, so few traces come near this bound.
  private static var mostTries: Int { 100_000 }

  private let space: CaseSpace<Model>
  private let trace: Trace<Model>
  /// The steps of the trace, in words.
  private let lines: [String]

  init(_ space: CaseSpace<Model>, _ trace: Trace<Model>) {
    self.space = space
    self.trace = trace
    lines = trace.operations.map(\.description)
  }

  /// The matches, in the order in which variables are drawn: the last variable changes fastest.
  ///
  /// A replay takes the first match that breaks the law.
  var matches: [Match] {
    var bindings = [space.simplestVariables]
    for name in space.names {
      let candidates = likely(elements(for: name), for: name)
      var extended: [Law.Variables<Model>] = []
      for binding in bindings.prefix(Self.mostTries / max(1, candidates.count)) {
        for element in candidates {
          var variables = binding
          variables[name] = element
          extended.append(variables)
        }
      }
      bindings = extended
    }
    return bindings.compactMap(match)
  }

  /// Returns the match with these variables.
  ///
  /// Nil if the trace begins with other holds, or ends with another program.
  private func match(_ variables: Law.Variables<Model>) -> Match? {
    let holds = holding(variables)
    let program = space.program(variables)
    guard holds.count + program.count <= trace.operations.count,
      zip(holds, lines).allSatisfy({ $0.description == $1 }),
      zip(program, trace.operations.suffix(program.count)).allSatisfy({ $0.prints(like: $1) })
    else { return nil }
    return (variables, trace.operations.dropFirst(holds.count).dropLast(program.count))
  }

  /// Returns the holds before a case with these variables.
  ///
  /// If two variables are bound to one handle, it is held once.
  private func holding(_ variables: Law.Variables<Model>) -> [BindingOperation<Model>] {
    let held = space.names.compactMap { name in
      if case .handle(let handle) = variables[name], handle.isHeld { handle } else { nil }
    }
    return held.unique.map { .hold($0.fresh) }
  }
}

// MARK: - What variables may be bound to

extension ProgramMatching {
  /// Returns only those elements that the end of the trace mentions, if the law's program mentions any.
  private func likely(_ elements: [Element], for name: Law.VariableNames) -> [Element] {
    let plain = space.program(space.simplestVariables).map(\.description)
    // The simplest element prints the plain program, and others may print like it: so a few are tried.
    let isMentioned = elements.prefix(8).contains { element in
      var variables = space.simplestVariables
      variables[name] = element
      return space.program(variables).map(\.description) != plain
    }
    if !isMentioned { return elements }
    let used = used
    let mentioned = elements.filter { element in used.contains { $0.mentions(element) } }
    return mentioned.isEmpty ? elements : mentioned
  }

  /// The operations at the place of the law's program.
  private var used: [BindingOperation<Model>] {
    let length = space.program(space.simplestVariables).count
    return trace.operations.suffix(max(1, length)).flatMap(\.parts)
  }

  /// Returns every handle, or the listed values or bases.
  ///
  /// If none are listed, returns the simplest and those of the trace.
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
  /// Returns whether the operation may stand before a law's program.
  ///
  /// A law about tasks allows their operations.
  fileprivate func mayLead(ofTasks isOfTasks: Bool) -> Bool {
    switch step {
    case .during: false
    case .task, .order: isOfTasks
    case .now(let kind, _, _): kind != .settle
    }
  }

  /// Returns whether the operation has this argument, or derives the binding that is held then.
  fileprivate func mentions(_ other: Operand) -> Bool {
    guard case .handle(let other) = other else { return operand == other }
    return handle == other || kind?.usesBinding == false && handle == other.fresh
  }

  /// Returns whether reports print both operations in the same words.
  ///
  /// Reports print an echo as the set that it is. The number of a write is no word of the law: the case takes it
  /// from the trace.
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
  /// Returns the case of a match.
  ///
  /// - Throws: `TraceError` if an operation is not possible where it stands.
  func testCase(_ match: Match) throws(TraceError) -> LoadedCase {
    var own = match.own
    if space.awaitsSets, own.last?.kind == .settle { own.removeLast() }
    var testCase = try testCase(match.variables, own)
    if case .during(_, let write, _) = trace.operations.last?.step {
      testCase.observedWrite = write
    }
    return testCase
  }

  /// Returns the case that ends before the law's program.
  ///
  /// Nil unless every step is judged.
  func withoutProgram() throws(TraceError) -> LoadedCase? {
    space.judgesEveryStep ? try testCase(nil, trace.operations[...]) : nil
  }

  private func testCase(
    _ variables: Law.Variables<Model>?, _ own: ArraySlice<BindingOperation<Model>>
  ) throws(TraceError) -> LoadedCase {
    if let step = own.first(where: { !$0.mayLead(ofTasks: space.isConcurrent) }) {
      throw .impossible(step.description)
    }
    let testCase = space.testCase(from: trace.start, variables, Array(own))
    if let place = space.firstImpossible(in: testCase) {
      throw .impossible(own[own.startIndex + place].description)
    }
    return testCase
  }
}

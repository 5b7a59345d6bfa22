import BindingLaws

/// Draws a case. `CaseSpace+Draws` goes the same way back, so that both have to agree draw by draw.
///
/// Other draws, in number, bound or order, change the cases of every seed.
extension CaseSpace {
  /// Draws a case, and fills the table with what it brings along.
  ///
  /// - Parameters:
  ///   - choices: Where the draws come from.
  ///   - swarm: What random draws are limited to.
  ///   - end: After how many operations to stop, though more were to come.
  /// - Returns: The case, or `nil` when the model does not permit what was drawn.
  package func draw(
    from choices: inout Choices, within swarm: Swarm, stoppingAfter end: Int = .max
  ) -> Case? {
    choices.movesOn = stopsAtRefusal
    choices.usesEveryNumber = statement.usesEveryNumber
    table.reset()
    let length = Int(
      choices.draw(
        below: UInt64(maximumLength + 1), preferring: UInt64(swarm.maximumLength + 1),
        from: UInt64(swarm.minimumLength)))
    if statement.isConcurrent && length < 2 { return nil }
    // Draws are taken back only where nothing comes along with a case: it would stay in the case.
    let retries = swarm.prefersChanges && world.isFinite ? Self.mostRetries : 0
    var drawn = Case(start: 0)
    guard
      let state = drawHead(of: &drawn, isImmediate: length == 0, retries: retries, from: &choices)
    else { return nil }
    if statement.isConcurrent {
      return drawTasks(of: &drawn, length: min(length, end), in: state, from: &choices)
        ? drawn : nil
    }
    let holdsAll = isConformance && drawsHeld(from: &choices)
    let plan = DrawingPlan(
      length: min(length, pattern?.places.count ?? length), end: end, start: state,
      held: holdsAll && !holdsBindings ? portsPresent(in: state) : heldPorts(of: drawn),
      swarm: swarm.kinds, pattern: pattern?.places, isHeld: holdsAll && holdsBindings,
      retries: retries)
    return drawOperations(of: &drawn, plan, holdingAll: holdsAll, &choices) ? drawn : nil
  }

  /// How often what changes nothing, or is not permitted, is drawn again; `SmallestFirst.md` says so, too.
  private static var mostRetries: Int { 8 }

  /// Whether `conforms` holds all bindings first, as a view does; held ones are far cheaper to read.
  private func drawsHeld(from choices: inout Choices) -> Bool {
    holdsBindings || choices.index(below: 2) == 1
  }
}

// MARK: - Variables and start

extension CaseSpace {
  /// Draws the law's variables, and the base to start from.
  ///
  /// - Parameter retries: How often they are drawn again when no case starts so, or when a set of the
  ///   variables would change nothing there.
  private func drawHead(
    of drawn: inout Case, isImmediate: Bool, retries: Int, from choices: inout Choices
  ) -> Int? {
    let mark = choices.count
    var retries = retries
    while true {
      for name in names {
        drawn.variables[name] =
          name.field == .handle
          ? place(of: name, in: drawn, from: &choices).number
          : draw(name.field, of: &drawn, from: &choices)
      }
      let start = drawStart(of: &drawn, isImmediate: isImmediate, from: &choices)
      if retries == 0 || start.map({ mayChange(drawn, in: $0) }) == true { return start }
      retries -= 1
      choices.takeBack(to: mark)
    }
  }

  /// Whether a set of the law's variables changes this state; also where the law binds none.
  private func mayChange(_ drawn: Case, in state: Int) -> Bool {
    guard let p = drawn.place(.p), let a = drawn.variables[.a] else { return true }
    return table.isPresent(p.port, in: state)
      && table.next(state, OperationCode(.set, port: p.port, value: a)) != state
  }

  /// Draws a handle that the law quantifies over, fresh ones before held ones.
  ///
  /// In a proof it is fresh, unless the proof wants a held one: then the last is held if none before it is.
  private func place(
    of name: Law.VariableNames, in drawn: Case, from choices: inout Choices
  ) -> OperationCode.Place {
    let count = world.handles.count
    if name == .p && statement.variables.contains(.heldP) {
      return .init(port: choices.index(below: count), isHeld: true)
    }
    let isLast = name == .q ? drawn.place(.p)?.isHeld != true : !names.contains(.q)
    let index = choices.index(below: 2 * count) { index in
      guard let pattern else { return true }
      return pattern.wantsHeldVariable ? !isLast || index >= count : index < count
    }
    return .init(port: (index ?? count) % count, isHeld: (index ?? count) >= count)
  }

  /// Draws the base to start from; `nil` for one from which the law has nothing to say.
  ///
  /// Listed starts are meant; of generated ones only those count that the model permits.
  private func drawStart(
    of drawn: inout Case, isImmediate: Bool, from choices: inout Choices
  ) -> Int? {
    let isAnywhere = !isImmediate && heldPorts(of: drawn).isEmpty
    guard let starts else {
      return generateStart(of: &drawn, isImmediate: isImmediate, isAnywhere, from: &choices)
    }
    let index: Int? =
      isAnywhere
      ? choices.index(below: starts.count)
      : drawStart(among: starts, of: drawn, isImmediate: isImmediate, from: &choices)
    guard let index else { return nil }
    drawn.start = table.transitions.number(ofState: starts[index])
    return starts[index]
  }

  /// Draws the place of a start about which the law is asked.
  ///
  /// It stands apart, because a start about which nobody asks is then drawn faster.
  private func drawStart(
    among starts: [Int], of drawn: Case, isImmediate: Bool, from choices: inout Choices
  ) -> Int? {
    choices.index(below: starts.count) {
      mayStart(in: starts[$0], drawn, isImmediate: isImmediate)
    }
  }

  private func generateStart(
    of drawn: inout Case, isImmediate: Bool, _ isAnywhere: Bool, from choices: inout Choices
  ) -> Int? {
    drawn.start = draw(.start, of: &drawn, from: &choices)
    let generated = start(of: drawn)
    let isMeant =
      model.permits(table.base(of: generated))
      && (isAnywhere || mayStart(in: generated, drawn, isImmediate: isImmediate))
    return isMeant ? generated : nil
  }

  /// Whether what the law speaks about as held can be held in this state, and, when its program
  /// follows immediately, whether it speaks about this state at all.
  private func mayStart(in state: Int, _ drawn: Case, isImmediate: Bool) -> Bool {
    heldPorts(of: drawn).allSatisfy { table.isPresent($0, in: state) }
      && (!isImmediate || isExpected(drawn.variables, in: state))
  }
}

// MARK: - Operations

extension CaseSpace {
  /// Draws operations; `false` when one that the model does not permit ends the case.
  ///
  /// Written straight into the memory of the list: see `TransitionTable.draw(along:)`.
  private func drawOperations(
    of drawn: inout Case, _ plan: DrawingPlan, holdingAll holdsAll: Bool, _ choices: inout Choices
  ) -> Bool {
    var isWhole = true
    drawn.operations = Array(unsafeUninitializedCapacity: plan.length + 1) { list, count in
      guard let first = list.baseAddress else { return }
      if holdsAll { first.initialize(to: OperationCode(.holdAll)) }
      count = holdsAll ? 1 : 0
      isWhole = table.transitions.draw(along: plan, into: first, &count, from: &choices) {
        complete(&$0, in: $1, of: &drawn, &$2)
      }
    }
    return isWhole
  }

  /// Generates the value or base that an operation lacks, and returns the state after it.
  private func complete(
    _ code: inout OperationCode, in state: Int, of drawn: inout Case, _ choices: inout Choices
  ) -> Int {
    if code.value < 0, let field = code.kind.operand {
      code.value = draw(field, of: &drawn, from: &choices)
    }
    return table.next(state, code)
  }

  func portsPresent(in state: Int) -> [Int] {
    (0..<table.transitions.ports).filter { table.isPresent($0, in: state) }
  }
}

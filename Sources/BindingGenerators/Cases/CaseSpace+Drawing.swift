import BindingLaws

/// Draws a case: first its variables and its start (`CaseSpace+DrawingStart`), then its operations
/// (`CaseSpace+DrawingOperations`).
///
/// `CaseSpace+Draws` finds the draws of a case again. Both have to agree draw by draw. Other draws, in
/// number, bound or order, change the cases of every seed.
extension CaseSpace {
  /// Draws a case.
  ///
  /// - Parameters:
  ///   - choices: The source of the draws.
  ///   - swarm: The limits of random draws.
  ///   - end: The number of operations after which to stop, even if more were to come.
  /// - Returns: The case, or nil if the model does not permit what was drawn.
  package func draw(
    from choices: inout Choices, within swarm: Swarm, stoppingAfter end: Int = .max
  ) -> LoadedCase? {
    choices.movesOn = stopsAtRefusal
    choices.usesEveryNumber = statement.usesEveryNumber
    if table.transitions.omitsSome { choices.limitNumbers(by: table.transitions.omissions) }
    let meaning = table.newMeaning()
    let length = Int(
      choices.draw(
        below: UInt64(maximumLength + 1), preferring: UInt64(swarm.maximumLength + 1),
        from: UInt64(swarm.minimumLength)))
    if isConcurrent && length < 2 { return nil }
    // Draws can be taken back only if the case has no elements of its own, which would stay in it.
    let retries = swarm.prefersChanges && world.isFinite ? Self.mostRetries : 0
    var drawn = Case(start: 0)
    guard
      let state = drawVariablesAndStart(
        of: &drawn, isImmediate: length == 0, retries: retries, from: &choices)
    else { return nil }
    if isConcurrent {
      return drawTasks(of: &drawn, length: min(length, end), in: state, from: &choices)
        ? LoadedCase(drawn, meaning) : nil
    }
    let holding = drawHolding(from: &choices)
    let holdsAll = holding != .asDrawn
    let plan = DrawingPlan(
      length: min(length, pattern?.places.count ?? length), end: end, start: state,
      held: holding == .allFirst ? portsPresent(in: state) : heldPorts(of: drawn),
      swarm: swarm.kinds, pattern: pattern?.places, isBeyond: isBeyond,
      usesHeldAlone: holding == .heldAlone,
      retries: retries)
    guard drawOperations(of: &drawn, plan, holdingAll: holdsAll, &choices) else { return nil }
    return LoadedCase(drawn, meaning)
  }

  /// The most times that a draw is repeated which changes nothing or is not permitted.
  ///
  /// If half of all draws change something, nine in a row miss in one case of 500. More
  /// repeats would only take longer if nothing can change.
  private static var mostRetries: Int { 8 }

  /// Draws how `conforms` holds bindings.
  private func drawHolding(from choices: inout Choices) -> Holding {
    if !isConformance { return .asDrawn }
    if holdsBindings { return .heldAlone }
    return choices.index(below: 2) == 1 ? .allFirst : .asDrawn
  }
}

/// The way in which a case holds bindings.
private enum Holding {
  /// Only operations of the case hold them.
  case asDrawn
  /// All are held first, as a view does. Operations may also use fresh ones.
  case allFirst
  /// All are held first, and operations use only these, which are far cheaper to read.
  case heldAlone
}

import BindingLaws

// `CaseSpace+Drawing` draws this part of a case first.

extension CaseSpace {
  /// Draws the law's variables, and the base to start from.
  ///
  /// Nil if the law has nothing to say there.
  ///
  /// - Parameter retries: The most times that they are drawn again, if no case starts so, or if a set of the
  ///   variables would change nothing there.
  func drawVariablesAndStart(
    of drawn: inout Case, isImmediate: Bool, retries: Int, from choices: inout Choices
  ) -> Int? {
    let mark = choices.count
    var retries = retries
    while true {
      for name in names {
        drawn.variables[name] =
          name.field == .handle
          ? drawPlace(of: name, in: drawn, from: &choices).number
          : draw(name.field, of: &drawn, from: &choices)
      }
      let start = drawStart(of: &drawn, isImmediate: isImmediate, from: &choices)
      if retries == 0 || start.map({ mayChange(drawn, in: $0) }) == true { return start }
      retries -= 1
      choices.takeBack(to: mark)
    }
  }

  /// Returns whether a set of the law's variables changes this state.
  ///
  /// True, too, if the law binds no such variables.
  private func mayChange(_ drawn: Case, in state: Int) -> Bool {
    guard let p = drawn.place(.p), let a = drawn.variables[.a] else { return true }
    return table.isPresent(p.port, in: state)
      && table.next(state, OperationCode(.set, port: p.port, value: a)) != state
  }

  /// Draws a handle that the law quantifies over, with fresh ones before held ones.
  ///
  /// In a proof it is fresh, unless the proof wants a held one. Then the last handle is held if none before
  /// it is.
  private func drawPlace(
    of name: Law.VariableNames, in drawn: Case, from choices: inout Choices
  ) -> OperationCode.Place {
    let count = world.handles.count
    if name == .p && statement.variables.contains(.heldP) {
      return .init(port: choices.index(below: count), isHeld: true)
    }
    let isLast = name == .q ? drawn.place(.p)?.isHeld != true : !names.contains(.q)
    let wanted = choices.index(below: 2 * count) { index in
      isWanted(isHeld: index >= count, isLast: isLast)
    }
    // If the draw gives no handle that is wanted, the first held one stands for it.
    let handle = wanted ?? count
    return .init(port: handle % count, isHeld: handle >= count)
  }

  /// Returns whether a proof wants such a handle.
  ///
  /// Without a proof all are wanted.
  private func isWanted(isHeld: Bool, isLast: Bool) -> Bool {
    guard let pattern else { return true }
    if !pattern.wantsHeldVariable { return !isHeld }
    return isHeld || !isLast
  }

  /// Draws the base to start from.
  ///
  /// Nil if the law has nothing to say there. A listed start always counts. A generated one counts only if
  /// the model permits it.
  private func drawStart(
    of drawn: inout Case, isImmediate: Bool, from choices: inout Choices
  ) -> Int? {
    let isStartUnrestricted = !isImmediate && heldPorts(of: drawn).isEmpty
    guard let starts else {
      return generateStart(
        of: &drawn, isImmediate: isImmediate, isUnrestricted: isStartUnrestricted, from: &choices)
    }
    let index: Int? =
      isStartUnrestricted
      ? choices.index(below: starts.count)
      : drawStart(among: starts, of: drawn, isImmediate: isImmediate, from: &choices)
    guard let index else { return nil }
    drawn.start = table.transitions.number(ofState: starts[index])
    return starts[index]
  }

  /// Draws the index of a start to which the law applies.
  ///
  /// The function is apart from the other one, because a start without restriction is then drawn faster.
  private func drawStart(
    among starts: [Int], of drawn: Case, isImmediate: Bool, from choices: inout Choices
  ) -> Int? {
    choices.index(below: starts.count) {
      mayStart(in: starts[$0], drawn, isImmediate: isImmediate)
    }
  }

  private func generateStart(
    of drawn: inout Case, isImmediate: Bool, isUnrestricted: Bool,
    from choices: inout Choices
  ) -> Int? {
    drawn.start = draw(.start, of: &drawn, from: &choices)
    let generated = start(of: drawn)
    let isPermitted =
      model.permits(table.base(of: generated))
      && (isUnrestricted || mayStart(in: generated, drawn, isImmediate: isImmediate))
    return isPermitted ? generated : nil
  }

  /// Returns whether the held ports of the law's variables are present in this state.
  ///
  /// If the law's program follows immediately, the law has to apply to this state, too.
  private func mayStart(in state: Int, _ drawn: Case, isImmediate: Bool) -> Bool {
    heldPorts(of: drawn).allSatisfy { table.isPresent($0, in: state) }
      && (!isImmediate || isExpected(drawn.variables, in: state))
  }
}

import BindingLaws

/// The way back from a case to its draws, so that one that was replayed can be simplified, too.
///
/// It has to give just the draws that `CaseSpace+Drawing`, `CaseSpace+Tasks` and
/// `TransitionTable+Drawing` make, in the same order.
extension CaseSpace {
  /// The draws that make a case which is in the table; `nil` where something in it was written and
  /// not drawn, where it ends before the law's program, where it starts elsewhere than cases do, or where the
  /// model does not permit an operation.
  package func draws(of testCase: Case) -> Draws? { wayBack(from: testCase).draws }

  /// The place of the first operation that cannot stand where it stands, if there is one.
  package func firstImpossible(in testCase: Case) -> Int? { wayBack(from: testCase).impossible }

  /// The draws of a case, or the place of the first operation that has none.
  func wayBack(from testCase: Case) -> (draws: Draws?, impossible: Int?) {
    let holdsAll = isConformance && testCase.operations.first?.kind == .holdAll
    let own = testCase.operations.dropFirst(holdsAll ? 1 : 0)
    var values = [UInt64(own.count)]
    var spans = [Range<Int>]()
    for name in Law.VariableNames.all {
      guard let number = testCase.variables[name] else { continue }
      values += draws(of: name, number, in: testCase)
    }
    values += draws(of: testCase.start, .start, in: testCase)
    if isConformance && !holdsBindings { values.append(holdsAll ? 1 : 0) }
    var state = start(of: testCase)
    var held = heldPorts(of: testCase)
    if holdsAll { held = portsPresent(in: state) }
    for (place, code) in zip(own.indices, own) {
      let head =
        statement.isConcurrent
        ? taskHead(of: own[...place]) : head(of: code, in: state, holding: held)
      guard let head else { return (nil, place) }
      let first = values.count
      values += head.map { UInt64($0) }
      if let field = code.kind.operand { values += draws(of: code.value, field, in: testCase) }
      spans.append(first..<values.count)
      if code.kind == .hold && !held.contains(code.port) { held.append(code.port) }
      state = table.next(state, code)
    }
    let isStart = starts?.contains(testCase.start) ?? true
    if testCase.isWritten || !hasProgram(testCase) || !isStart { return (nil, nil) }
    return (Draws(values: values, spans: spans), nil)
  }

  /// The case, with the simplest program of the law at its end where it has none.
  package func withProgram(_ testCase: Case) -> Case {
    if hasProgram(testCase) { return testCase }
    var longer = testCase
    for name in names { longer.variables[name] = 0 }
    return longer
  }

  /// The draws of a variable.
  private func draws(of name: Law.VariableNames, _ number: Int, in testCase: Case) -> [UInt64] {
    guard let place = testCase.place(name), name.field == .handle else {
      return draws(of: number, name.field, in: testCase)
    }
    let isAlwaysHeld = name == .p && statement.variables.contains(.heldP)
    return [UInt64(place.port + (place.isHeld && !isAlwaysHeld ? world.handles.count : 0))]
  }

  /// The draws of an operation's kind and handle; `nil` when the model does not permit it.
  private func head(of code: OperationCode, in state: Int, holding held: [Int]) -> [Int]? {
    guard let kind = world.kinds.firstIndex(of: code.kind) else { return nil }
    if !code.kind.hasPort { return [kind] }
    if !code.isHeld { return table.isPresent(code.port, in: state) ? [kind, code.port] : nil }
    guard code.kind != .hold else { return nil }
    return held.firstIndex(of: code.port).map { [kind, world.handles.count + $0] }
  }

  /// The draws of which task does the last operation of tasks, of what kind and at which port; `nil` when none
  /// does it.
  private func taskHead(of operations: ArraySlice<OperationCode>) -> [Int]? {
    guard TaskLimits.permit(operations), let code = operations.last,
      let kind = TaskLimits.kinds.firstIndex(of: code.kind)
    else { return nil }
    return [Int(code.task) - 1, kind, code.port]
  }
}

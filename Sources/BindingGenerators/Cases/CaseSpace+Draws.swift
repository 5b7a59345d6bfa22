import BindingLaws

/// The draws of a case that was not drawn, so that a replayed case can be simplified, too.
///
/// The draws have to be just those that `CaseSpace+Drawing`, `CaseSpace+Tasks` and `TransitionTable+Drawing`
/// take, in the same order.
extension CaseSpace {
  /// Returns the draws that make a case.
  ///
  /// Nil if something in it was written and not drawn, if it ends before the law's program, if it starts
  /// elsewhere than cases do, or if the model does not permit an operation.
  package func draws(of testCase: LoadedCase) -> Draws? {
    if case .draws(let draws) = wayBack(from: testCase) { draws } else { nil }
  }

  /// Returns the index of the first operation that is not possible where it stands.
  ///
  /// Nil if there is none.
  package func firstImpossible(in testCase: LoadedCase) -> Int? {
    if case .impossible(let place) = wayBack(from: testCase) { place } else { nil }
  }

  /// The way back from a case to the draws that make it.
  enum WayBack {
    case draws(Draws)
    /// The operation at this index is not possible where it stands.
    case impossible(at: Int)
    /// Each operation is possible, but the case was written, ends before the law's program, or starts elsewhere.
    case undrawn
  }

  /// Returns the way back from a case to its draws.
  func wayBack(from loaded: LoadedCase) -> WayBack {
    table.recall(loaded.meaning)
    let testCase = loaded.spelling
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
        isConcurrent
        ? taskHead(of: own[...place]) : head(of: code, in: state, holding: held)
      guard let head else { return .impossible(at: place) }
      let first = values.count
      values += head.map { UInt64($0) }
      if let field = code.kind.operand { values += draws(of: code.value, field, in: testCase) }
      spans.append(first..<values.count)
      if code.kind == .hold && !held.contains(code.port) { held.append(code.port) }
      state = table.next(state, code)
    }
    let isStart = starts?.contains(testCase.start) ?? true
    if testCase.isWritten || !hasProgram(testCase) || !isStart { return .undrawn }
    return .draws(Draws(values: values, spans: spans))
  }

  /// Returns the case with the law's simplest program at its end, if it has no program.
  package func withProgram(_ testCase: LoadedCase) -> LoadedCase {
    if hasProgram(testCase.spelling) { return testCase }
    var longer = testCase
    for name in names { longer.variables[name] = 0 }
    return longer
  }

  /// Returns the draws of a variable.
  private func draws(of name: Law.VariableNames, _ number: Int, in testCase: Case) -> [UInt64] {
    guard let place = testCase.place(name), name.field == .handle else {
      return draws(of: number, name.field, in: testCase)
    }
    let isAlwaysHeld = name == .p && statement.variables.contains(.heldP)
    return [UInt64(place.port + (place.isHeld && !isAlwaysHeld ? world.handles.count : 0))]
  }

  /// Returns the draws of an operation's kind and handle.
  ///
  /// Nil if the model does not permit it.
  private func head(of code: OperationCode, in state: Int, holding held: [Int]) -> [Int]? {
    guard let kind = world.kinds.firstIndex(of: code.kind) else { return nil }
    if !code.kind.hasPort { return [kind] }
    if !code.isHeld { return table.isPresent(code.port, in: state) ? [kind, code.port] : nil }
    guard code.kind != .hold else { return nil }
    return held.firstIndex(of: code.port).map { [kind, world.handles.count + $0] }
  }

  /// Returns the draws of the task, the kind and the port of the last of some operations.
  ///
  /// Nil if no task may do it.
  private func taskHead(of operations: ArraySlice<OperationCode>) -> [Int]? {
    guard TaskLimits.permit(operations), let code = operations.last,
      let kind = TaskLimits.kinds.firstIndex(of: code.kind)
    else { return nil }
    return [Int(code.task) - 1, kind, code.port]
  }
}

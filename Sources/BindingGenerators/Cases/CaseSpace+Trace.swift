package import BindingLaws

/// The trace of a case, for reports.
///
/// Cases run by number. `ProgramMatching` makes a case of a trace. It finds the holds before a case, the
/// `settle` and the program in the form in which they are written here.
extension CaseSpace {
  /// Returns the trace of a case: the holds of its variables, its operations, and the
  /// law's program.
  ///
  /// - Parameter count: The number of operations that the system carried out.
  package func trace(of testCase: LoadedCase, reaching count: Int = .max) -> Trace<Model> {
    var trace = history(of: testCase, reaching: count)
    trace.operations += program(testCase)
    return trace
  }

  /// Returns the trace of a case without the law's program.
  package func history(of testCase: LoadedCase, reaching count: Int = .max) -> Trace<Model> {
    table.recall(testCase.meaning)
    let held = heldPorts(of: testCase.spelling).map {
      BindingOperation<Model>.hold(world.handles[$0])
    }
    let own = testCase.operations.prefix(count).map(table.operation)
    return Trace(start: table.base(of: start(of: testCase)), operations: held + own)
  }

  /// Returns the operations of the law at the end of a case.
  package func program(_ testCase: LoadedCase) -> [BindingOperation<Model>] {
    if isConcurrent {
      return testCase.timing.isEmpty ? [] : [BindingOperation(.order(testCase.timing))]
    }
    guard hasProgram(testCase.spelling) else { return [] }
    let program = program(variables(of: testCase), at: testCase.observedWrite ?? 1)
    let isUnsettled =
      awaitsSets
      && !(testCase.operations.isEmpty && heldPorts(of: testCase.spelling).isEmpty)
    return isUnsettled ? [.settle] + program : program
  }

  /// Returns the law's program with these variables.
  ///
  /// - Parameter write: The write during which the second set is made, for laws about that.
  func program(_ variables: Law.Variables<Model>, at write: Int = 1) -> [BindingOperation<Model>] {
    let (own, other) = programs(with: variables)
    guard case .nested = statement.shape else { return own }
    return zip(own, other).map { BindingOperation(.during($0, write: write, $1)) }
  }

  /// Returns the law's program with these variables, and that of the other run if there are two, in numbers.
  package func programs(
    of testCase: LoadedCase
  ) -> (own: [OperationCode], other: [OperationCode]) {
    table.recall(testCase.meaning)
    let bound = bound(testCase.variables)
    if let known = bound.programs { return known }
    let (own, other) = self.programs(with: bound.variables)
    let programs = (own: own.map(table.code), other: other.map(table.code))
    // Numbers of other elements mean something in this case alone.
    if (programs.own + programs.other).allSatisfy(table.transitions.lists) {
      bound.programs = programs
    }
    return programs
  }

  /// The kinds of the operations of the law's programs.
  package var kindsOfPrograms: Set<OperationKind> {
    let (own, other) = statement.shape.programs
    return Set((own + other).map(\.kind))
  }

  /// Returns the law's program with these variables, and that of the other run if there are two.
  package func programs(
    with variables: Law.Variables<Model>
  ) -> (own: [BindingOperation<Model>], other: [BindingOperation<Model>]) {
    let (own, other) = statement.shape.programs
    return (
      statement.operations(of: own, variables), statement.operations(of: other, variables)
    )
  }

  /// Returns the states of the model along operations, from the first one on.
  package func states(along operations: some Sequence<BindingOperation<Model>>, from state: Int)
    -> [Int]
  {
    var tasks: [OperationCode] = []
    return operations.reduce(into: [state]) { states, operation in
      states.append(table.next(states[states.count - 1], operation, &tasks))
    }
  }
}

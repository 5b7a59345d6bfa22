import BindingLaws

/// Makes a case of bases, values and operations that nobody drew: of a trace that somebody wrote.
///
/// `ProgramMatching` reads traces so; `Subject.listing` has such a case simplified in a world that lists it.
/// Elements are numbered in the order of the case, in which `load` gives them to the table again.
extension CaseSpace {
  /// The case of a start, of the law's variables, where its program follows, and of operations; what
  /// is not listed is written down in it.
  func testCase(
    from start: Model.Base, _ variables: Law.Variables<Model>?,
    _ operations: [BindingOperation<Model>]
  ) -> Case {
    table.reset()
    var testCase = Case(start: 0)
    testCase.start = number(of: .base(start), .start, in: &testCase)
    if let variables {
      for name in names {
        testCase.variables[name] = number(of: variables[name], name.field, in: &testCase)
      }
    }
    for operation in operations {
      if case .order(let tasks) = operation.step {
        testCase.timing = tasks
        continue
      }
      var code = table.code(operation)
      if let field = code.kind.operand, let operand = operation.parts.first?.operand {
        code.value = number(of: operand, field, in: &testCase)
      }
      testCase.operations.append(code)
    }
    return testCase
  }

  /// The same cases, where what this one brings along is listed: whatever was written is drawn there.
  package func listing(_ testCase: Case) -> CaseSpace {
    _ = load(testCase)
    let bases = testCase.ownBases.compactMap { element($0, of: world.bases) }
    let values = testCase.ownValues.compactMap { element($0, of: world.values) }
    let space = CaseSpace(
      of: statement, on: ModelTable(World(world, listing: bases, values: values)),
      maximumLength: maximumLength)
    space.holdsBindings = holdsBindings
    return space
  }

  /// A case of another world of the same model, as it is in this one.
  package func translating(_ testCase: Case, from other: CaseSpace) -> Case {
    _ = other.load(testCase)
    return self.testCase(
      from: other.table.base(of: other.start(of: testCase)),
      other.hasProgram(testCase) ? other.variables(testCase.variables) : nil,
      testCase.operations.map(other.table.operation)
    ).with(timing: testCase.timing)
  }

  /// Whether a case may start as it does: the model permits the base, and what the law speaks about as
  /// held is there.
  package func permitsStart(of testCase: Case) -> Bool {
    let state = start(of: testCase)
    return (starts?.contains(state) ?? model.permits(table.base(of: state)))
      && heldPorts(of: testCase).allSatisfy { table.isPresent($0, in: state) }
  }
}

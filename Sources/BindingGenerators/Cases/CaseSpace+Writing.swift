import BindingLaws

/// The case of bases, values and operations that were not drawn, but written in a trace.
///
/// `ProgramMatching` reads traces with it. A replay simplifies such a case in a world that lists its elements:
/// see `listing`. Elements are numbered in the order of the case, in which `load` numbers them again.
extension CaseSpace {
  /// Returns the case of a start, the law's variables, and operations.
  ///
  /// Elements that are not listed are written down in the case. Without variables, the case ends before the
  /// law's program.
  func testCase(
    from start: Model.Base, _ variables: Law.Variables<Model>?,
    _ operations: [BindingOperation<Model>]
  ) -> LoadedCase {
    let meaning = table.newMeaning()
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
    return LoadedCase(testCase, meaning)
  }

  /// Returns the space of the same cases in a world that lists a case's own elements.
  ///
  /// There, they need not be written. Of the restrictions only `holdsBindings` is copied: the replay of a written
  /// case has no other.
  package func listing(_ testCase: Case) -> CaseSpace {
    let bases = testCase.ownBases.compactMap { element($0, of: world.bases) }
    let values = testCase.ownValues.compactMap { element($0, of: world.values) }
    let space = CaseSpace(
      of: statement, on: ModelTable(World(world, listing: bases, values: values)),
      maximumLength: maximumLength)
    space.holdsBindings = holdsBindings
    return space
  }

  /// Returns a case of another world of the same model, in the numbers of this one.
  package func translating(_ testCase: LoadedCase, from other: CaseSpace) -> LoadedCase {
    self.testCase(
      from: other.table.base(of: other.start(of: testCase)),
      other.hasProgram(testCase.spelling) ? other.variables(of: testCase) : nil,
      testCase.operations.map(other.table.operation)
    ).with(timing: testCase.timing)
  }

  /// Returns whether the model permits the start of a case, and the ports that the law's variables hold are
  /// present.
  package func permitsStart(of testCase: LoadedCase) -> Bool {
    let state = start(of: testCase)
    return (starts?.contains(state) ?? model.permits(table.base(of: state)))
      && heldPorts(of: testCase.spelling).allSatisfy { table.isPresent($0, in: state) }
  }
}

import BindingLaws

/// Makes a case of bases, values and operations that nobody drew: of a trace that somebody wrote.
///
/// `ProgramMatching` reads traces so; `Subject.listing` has such a case simplified in a world that lists it.
/// Elements are numbered in the order of the case, in which `load` gives them to the table again.
extension CaseSpace {
  /// The case of a start, of the law's variables, where its program follows, and of operations; what
  /// is not listed is written down in it.
  func given(
    from start: Model.Base, _ variables: Law.Variables<Model>?,
    _ operations: [BindingOperation<Model>]
  ) -> Case {
    table.reset()
    var given = Case(start: 0)
    given.start = number(of: .base(start), .start, in: &given)
    if let variables {
      for name in names {
        given.variables[name] = number(of: variables[name], name.field, in: &given)
      }
    }
    for operation in operations {
      if case .order(let tasks) = operation.step {
        given.timing = tasks
        continue
      }
      var code = table.code(operation)
      if let field = code.kind.operand, let operand = operation.parts.first?.operand {
        code.value = number(of: operand, field, in: &given)
      }
      given.operations.append(code)
    }
    return given
  }

  /// The same cases, where what this one brings along is listed: whatever was written is drawn there.
  package func listing(_ given: Case) -> CaseSpace {
    _ = load(given)
    let bases = given.bases.compactMap { element($0, of: world.bases) }
    let values = given.values.compactMap { element($0, of: world.values) }
    let space = CaseSpace(
      of: statement, on: ModelTable(World(world, listing: bases, values: values)),
      maximumLength: maximumLength)
    space.holdsBindings = holdsBindings
    return space
  }

  /// A case of another world of the same model, as it is in this one.
  package func translating(_ given: Case, from other: CaseSpace) -> Case {
    _ = other.load(given)
    return self.given(
      from: other.table.base(of: other.start(of: given)),
      other.hasProgram(given) ? other.variables(given.variables) : nil,
      given.operations.map(other.table.operation)
    ).at(given.timing)
  }

  /// Whether a case may start as it does: the model permits the base, and what the law speaks about as
  /// held is there.
  package func permitsStart(of given: Case) -> Bool {
    let state = start(of: given)
    return (starts?.contains(state) ?? model.permits(table.base(of: state)))
      && heldPorts(of: given).allSatisfy { table.isPresent($0, in: state) }
  }
}

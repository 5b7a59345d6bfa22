import BindingLaws

extension CaseSpace {
  /// The case of a start, of the law's variables, where its program follows, and of operations; what
  /// is not listed is written down in it.
  func given(
    from start: Model.Base, _ variables: Variables<Model>?, _ operations: [Operation<Model>]
  ) -> Case {
    table.reset()
    var writer = CaseWriter(self)
    writer.write(start: start)
    if let variables { writer.write(variables) }
    operations.forEach { writer.write($0) }
    return writer.given
  }

  /// The same cases, where what this one brings along is listed: whatever was written is drawn there.
  package func listing(_ given: Case) -> CaseSpace {
    _ = load(given)
    let bases = given.bases.compactMap { element($0, of: world.bases) }
    let values = given.values.compactMap { element($0, of: world.values) }
    let space = CaseSpace(
      of: statement, on: ModelTable(World(world, listing: bases, values: values)),
      maximumLength: maximumLength)
    (space.holdsBindings, space.usesFreshBindings) = (holdsBindings, usesFreshBindings)
    return space
  }

  /// A case of another world of the same model, as it is in this one.
  package func translating(_ given: Case, from other: CaseSpace) -> Case {
    _ = other.load(given)
    return self.given(
      from: other.table.base(of: other.start(of: given)),
      other.hasProgram(given) ? other.variables(of: given) : nil,
      given.operations.map(other.table.operation)
    ).at(given.timing)
  }

  /// Whether a case may start as it does: from a base that the model permits, in which is there what
  /// the law speaks about as held.
  package func permitsStart(of given: Case) -> Bool {
    let state = start(of: given)
    return (starts?.contains(state) ?? Model.permits(table.base(of: state)))
      && heldPorts(of: given).allSatisfy { table.isPresent($0, in: state) }
  }
}

/// Puts a trace into numbers.
private struct CaseWriter<Model: ReferenceModel> {
  private(set) var given = Case(start: 0)
  private let space: CaseSpace<Model>

  init(_ space: CaseSpace<Model>) {
    self.space = space
  }

  mutating func write(start: Model.Base) {
    given.start = space.table.number(ofStart: start)
    bring(start, given.start)
  }

  mutating func write(_ variables: Variables<Model>) {
    let names = space.statement.variables
    if names.contains(.p) { given.variables.p = place(variables.p) }
    if names.contains(.q) { given.variables.q = place(variables.q) }
    if names.contains(.a) { given.variables.a = number(variables.a) }
    if names.contains(.b) { given.variables.b = number(variables.b) }
    if names.contains(.t) { given.variables.t = number(variables.t) }
  }

  mutating func write(_ operation: Operation<Model>) {
    if case .order(let tasks) = operation.step {
      given.timing = tasks
      return
    }
    if let value = operation.parts.first?.value { _ = number(value) }
    if let base = operation.parts.first?.base { _ = number(base) }
    given.operations.append(space.table.code(operation))
  }

  private func place(_ handle: Handle<Model.Port>) -> Case.Place {
    Case.Place(port: handle.index, isHeld: handle.isHeld)
  }

  private mutating func number(_ value: Model.Value) -> Int {
    let number = space.table.index(of: value)
    if number - space.table.transitions.listedValues == given.values.count {
      given.values.append(.written(traceText(value)))
    }
    return number
  }

  private mutating func number(_ base: Model.Base) -> Int {
    let number = space.table.number(ofBase: base)
    bring(base, number)
    return number
  }

  private mutating func bring(_ base: Model.Base, _ number: Int) {
    if number - space.table.transitions.keptBases == given.bases.count {
      given.bases.append(.written(traceText(base)))
    }
  }
}

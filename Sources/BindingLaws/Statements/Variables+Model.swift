extension Law.Variables {
  /// Returns the handle `q`, or `p` for any other name.
  func handle(_ name: Law.VariableNames) -> Handle<Model.Port> { name == .q ? q : p }

  /// Returns whether the model has the port of a handle in this base.
  func isPresent(_ name: Law.VariableNames, in base: Model.Base) -> Bool {
    model.isPresent(handle(name).port, in: base)
  }

  /// Returns the value `b`, or `a` for any other name.
  func value(_ name: Law.VariableNames) -> Model.Value { name == .b ? b : a }

  /// Returns the base after a program in the model.
  ///
  /// Nil if a port is gone, or a set is refused. `ReferenceModel.following` predicts the same, but goes on in
  /// these cases. Keep both in step.
  func end(of program: [Law.Operation], in base: Model.Base) -> Model.Base? {
    var end = base
    for operation in program {
      if operation.kind == .write { end = t }
      guard let port = operation.handle.map({ handle($0).port }) else { continue }
      guard model.isPresent(port, in: end) else { return nil }
      if operation.isInert { continue }
      guard let value = value(setBy: operation, at: port, in: end),
        model.accepts(value, at: port, in: end)
      else { return nil }
      end = model.set(value, at: port, in: end)
    }
    return end
  }

  /// Returns whether two sets at two ports lead to the same base in the model, in either order.
  func areDisjoint(_ one: Law.Operation, _ other: Law.Operation, in base: Model.Base) -> Bool {
    guard p.port != q.port, let oneThenOther = end(of: [one, other], in: base),
      let otherThenOne = end(of: [other, one], in: base)
    else { return false }
    return model.areEquivalent(bases: oneThenOther, otherThenOne)
  }

  /// Returns the value that an operation sets.
  ///
  /// Nil if a tap sets none.
  private func value(
    setBy operation: Law.Operation, at port: Model.Port, in base: Model.Base
  ) -> Model.Value? {
    if let operand = operation.operand { return self.value(operand) }
    let read = model.get(port, in: base)
    return operation.kind == .tap ? model.tapped(read) : read
  }

  /// Returns whether `value` has to be carried out at `p` in this base.
  func accepts(_ value: Model.Value, in base: Model.Base) -> Bool {
    model.accepts(value, at: p.port, in: base)
  }

  /// Returns the model's reading of `p` in this base.
  func get(in base: Model.Base) -> Model.Value {
    model.get(p.port, in: base)
  }
}

extension Law.Operation {
  /// Whether the operation must change nothing.
  fileprivate var isInert: Bool { kind == .get || kind == .derive }
}

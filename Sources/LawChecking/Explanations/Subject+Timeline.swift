import BindingGenerators
import BindingLaws

/// The rows of a report's table: system and model side by side, a row for each step.
extension Subject {
  func timeline(
    of testCase: LoadedCase, reaching count: Int, withProgram: Bool
  ) -> [Counterexample.Row] {
    rows(observedTrace(of: trace(of: testCase, reaching: count, withProgram: withProgram)))
  }

  /// Returns the rows of one system, on which the snapshots on the way may have an effect.
  func timelineOfOneRun(of trace: Trace<Model>) -> [Counterexample.Row] {
    let lines = trace.lines
    let machine = machine(after: 0, of: trace)
    let moment = moment(of: machine)
    var rows = [row(lines[0], nil, snapshot(of: machine))]
    for (line, operation) in zip(lines.dropFirst(), trace.operations) {
      machine.mark()
      moment.perform(operation)
      rows.append(row(line, operation, snapshot(of: machine)))
    }
    return rows
  }

  /// Returns system and model side by side: a row for the start and for each operation.
  func rows(_ observed: ObservedTrace<Model>) -> [Counterexample.Row] {
    let lines = observed.lines
    return observed.snapshots.enumerated().map { place, snapshot in
      row(lines[place], place == 0 ? nil : observed.operations[place - 1], snapshot)
    }
  }

  /// Returns the row of a snapshot.
  ///
  /// - Parameter operation: The operation before the snapshot. Nil at the start.
  private func row(
    _ line: String, _ operation: BindingOperation<Model>?, _ snapshot: ObservedTrace<Model>.Snapshot
  ) -> Counterexample.Row {
    let fresh = readings(snapshot.fresh, in: snapshot.base)
    let held = readings(snapshot.held, in: snapshot.base).map(cell)
    var row = Counterexample.Row(
      line: line, system: fresh.map(cell),
      model: readsForReports
        ? space.modelReadings(in: snapshot.predicted)
        : readings(snapshot.fresh, in: snapshot.predicted).map(cell),
      systemBase: TraceValue(snapshot.base), modelBase: TraceValue(snapshot.predicted),
      held: held.enumerated().map { snapshot.heldPorts.contains($0) ? $1 : nil },
      writes: snapshot.writes.map { write in
        Counterexample.Write(base: TraceValue(write.base), transaction: write.transaction)
      })
    let isSameText = row.system == row.model && row.systemBase == row.modelBase
    if !isSameText && areEquivalent(snapshot, fresh) { row.isEquivalent = true }
    row.operation = operation.flatMap { Counterexample.Operation($0) }
    if readsForReports && row.systemBase != row.modelBase && model.permits(snapshot.base) {
      row.stored = space.modelReadings(in: snapshot.base)
    }
    return row
  }

  /// Returns the readings of the ports of the base, with the simplest value if there is no binding.
  private func readings(_ values: [Model.Value?], in base: Model.Base) -> [Model.Value?] {
    zip(space.world.handles, values).map { handle, value in
      model.isPresent(handle.port, in: base) ? value ?? space.world.values.simplest : nil
    }
  }

  private func cell(_ value: Model.Value?) -> Counterexample.Reading {
    value.map { readsForReports ? .value(TraceValue($0)) : .unseen } ?? .missing
  }

  /// Whether a snapshot is equivalent to the model's prediction.
  private func areEquivalent(_ snapshot: ObservedTrace<Model>.Snapshot, _ readings: [Model.Value?])
    -> Bool
  {
    model.areEquivalent(bases: snapshot.base, snapshot.predicted)
      && zip(space.world.handles, readings).allSatisfy { handle, reading in
        guard model.isPresent(handle.port, in: snapshot.predicted) else { return reading == nil }
        let value = model.get(handle.port, in: snapshot.predicted)
        return reading.map { !readsForReports || model.areEquivalent($0, value) } ?? false
      }
  }
}

extension Counterexample.Operation {
  /// Describes an operation.
  ///
  /// Nil if it is about timing.
  fileprivate init?<Model>(_ operation: BindingOperation<Model>) {
    guard let kind = operation.kind else { return nil }
    var value: TraceValue?
    if case .value(let set) = operation.operand { value = TraceValue(set) }
    self.init(
      kind: kind, port: operation.handle?.index, isHeld: operation.handle?.isHeld == true,
      value: value)
  }
}

extension CaseSpace {
  /// Returns what the model reads at every port.
  func modelReadings(in base: Model.Base) -> [Counterexample.Reading] {
    world.handles.map { handle in
      model.isPresent(handle.port, in: base)
        ? .value(TraceValue(model.get(handle.port, in: base))) : .missing
    }
  }
}

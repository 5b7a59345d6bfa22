import BindingGenerators
import BindingLaws

extension SystemSubject {
  func timeline(
    of given: Case, reaching count: Int, withProgram: Bool
  ) -> [Counterexample.Row] {
    timeline(of: trace(of: given, reaching: count, withProgram: withProgram))
  }

  /// System and model side by side: a row for the start and for each operation.
  ///
  /// Each step is looked at on a system of its own that was led there afresh, so that a system which
  /// changes when it is read shows what happened and not what looking did.
  ///
  /// - Parameter lines: What happens, where that is known.
  func timeline(of trace: Trace<Model>, lines: [String]? = nil) -> [Counterexample.Row] {
    (lines ?? course(of: trace).lines).enumerated().map { place, line in
      row(line, of: trial(after: place, of: trace))
    }
  }

  /// The same on one system, where a look on the way may show.
  func timelineOfOneRun(of trace: Trace<Model>) -> [Counterexample.Row] {
    let lines = trace.lines
    let trial = trial(after: 0, of: trace)
    var rows = [row(lines[0], of: trial)]
    for (line, operation) in zip(lines.dropFirst(), trace.operations) {
      trial.mark()
      trial.perform(operation)
      rows.append(row(line, of: trial))
    }
    return rows
  }

  private func row(_ line: String, of trial: Trial<System>) -> Counterexample.Row {
    let (base, expected) = (trial.base, trial.predicted)
    let writes = trial.writes.map { write in
      traceText(write.base) + (write.transaction.map { " in \($0)" } ?? "")
    }
    let handles = world.handles
    let readings = handles.map { reading($0, trial, base) }
    var row = Counterexample.Row(
      line: line, system: readings.map(text), model: space.modelTexts(in: expected),
      systemBase: traceText(base), modelBase: traceText(expected),
      held: handles.map {
        trial.held.contains($0.index) ? text(reading($0.held, trial, base)) : ""
      },
      writes: writes)
    let isSameText = row.system == row.model && row.systemBase == row.modelBase
    if !isSameText && areAlike(base, readings, expected) { row.isAlike = true }
    return row
  }

  /// What is read through a handle; `nil` where nobody looks.
  private func reading(
    _ handle: Handle<Model.Port>, _ trial: Trial<System>, _ base: Model.Base
  ) -> Model.Value? {
    looks && Model.isPresent(handle.port, in: base) ? trial.reading(handle) : nil
  }

  private func text(_ reading: Model.Value?) -> String { reading.map { traceText($0) } ?? "–" }

  /// Whether the model takes what is seen of the system for what it says itself.
  private func areAlike(
    _ base: Model.Base, _ readings: [Model.Value?], _ expected: Model.Base
  ) -> Bool {
    Model.areEquivalent(bases: base, expected)
      && zip(world.handles, readings).allSatisfy { handle, reading in
        guard Model.isPresent(handle.port, in: expected) else { return reading == nil }
        let value = Model.get(handle.port, in: expected)
        return reading.map { Model.areEquivalent($0, value) } ?? false
      }
  }
}

extension CaseSpace {
  /// What every port reads as the model has it.
  func modelTexts(in base: Model.Base) -> [String] {
    world.handles.map { handle in
      Model.isPresent(handle.port, in: base) ? traceText(Model.get(handle.port, in: base)) : "–"
    }
  }
}

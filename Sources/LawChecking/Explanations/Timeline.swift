import BindingGenerators
import BindingLaws

/// System and model side by side, a row for each step: what the table of a report is made of.
extension Subject {
  func timeline(
    of given: Case, reaching count: Int, withProgram: Bool
  ) -> [Counterexample.Row] {
    rows(course(of: trace(of: given, reaching: count, withProgram: withProgram)))
  }

  /// The same on one system, where a look on the way may show.
  func timelineOfOneRun(of trace: Trace<Model>) -> [Counterexample.Row] {
    let lines = trace.lines
    let side = side(after: 0, of: trace)
    let moment = moment(of: side)
    var rows = [row(lines[0], look(at: side))]
    for (line, operation) in zip(lines.dropFirst(), trace.operations) {
      side.mark()
      moment.perform(operation)
      rows.append(row(line, look(at: side)))
    }
    return rows
  }

  /// System and model side by side: a row for the start and for each operation.
  func rows(_ course: Course<Model>) -> [Counterexample.Row] {
    zip(course.lines, course.looks).map(row)
  }

  private func row(_ line: String, _ look: Course<Model>.Look) -> Counterexample.Row {
    let writes = look.writes.map { write in
      traceText(write.base) + (write.transaction.map { " in \($0)" } ?? "")
    }
    let fresh = readings(look.fresh, in: look.base)
    let held = readings(look.held, in: look.base).map(text)
    var row = Counterexample.Row(
      line: line, system: fresh.map(text),
      model: looks
        ? space.modelTexts(in: look.predicted) : readings(look.fresh, in: look.predicted).map(text),
      systemBase: traceText(look.base), modelBase: traceText(look.predicted),
      held: held.enumerated().map { look.isHeld.contains($0) ? $1 : "" }, writes: writes)
    let isSameText = row.system == row.model && row.systemBase == row.modelBase
    if !isSameText && areAlike(look, fresh) { row.isAlike = true }
    return row
  }

  /// What is read where the system's base has the ports, and the simplest value where there is no binding.
  private func readings(_ values: [Model.Value?], in base: Model.Base) -> [Model.Value?] {
    zip(space.world.handles, values).map { handle, value in
      model.isPresent(handle.port, in: base) ? value ?? space.world.values.simplest : nil
    }
  }

  /// What was read; a question mark where nobody looks.
  ///
  /// `TraceTable` and `Deed` go by that mark, `TraceTable` and `Likeness` by `–`, which `Words.md` explains.
  private func text(_ reading: Model.Value?) -> String {
    reading.map { looks ? traceText($0) : "?" } ?? "–"
  }

  /// Whether the model takes what is seen of the system for what it says itself.
  private func areAlike(_ look: Course<Model>.Look, _ readings: [Model.Value?]) -> Bool {
    model.areEquivalent(bases: look.base, look.predicted)
      && zip(space.world.handles, readings).allSatisfy { handle, reading in
        guard model.isPresent(handle.port, in: look.predicted) else { return reading == nil }
        let value = model.get(handle.port, in: look.predicted)
        return reading.map { !looks || model.areEquivalent($0, value) } ?? false
      }
  }
}

extension CaseSpace {
  /// What every port reads as the model has it.
  func modelTexts(in base: Model.Base) -> [String] {
    world.handles.map { handle in
      model.isPresent(handle.port, in: base) ? traceText(model.get(handle.port, in: base)) : "–"
    }
  }
}

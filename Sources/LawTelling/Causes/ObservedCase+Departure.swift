import BindingLaws
import LawChecking

/// Where a run first departs from the model.
extension ObservedCase {
  /// Returns the observation of a run's first departure from the model.
  func departure(in rows: [Counterexample.Row]) -> Misbehaviour? {
    for (index, row) in rows.enumerated() {
      let before = index > 0 ? rows[index - 1] : nil
      if !row.hasRightBase {
        guard let before else { return row.difference.map { .startedElsewhere($0) } }
        return row.operation?.kind == .act
          ? wrongAction(row, after: before) : wrongBase(row, after: before)
      }
      if let port = row.differingPort { return misreading(row, after: before, at: port) }
      if let port = row.staleHeld { return staleReading(rows[...index], at: port) }
    }
    return nil
  }

  /// Returns the observation of a base that the model does not predict, after one that it does.
  private func wrongBase(
    _ row: Counterexample.Row, after before: Counterexample.Row
  ) -> Misbehaviour? {
    guard let (port, value) = row.set else { return nil }
    if row.systemBase == before.systemBase {
      // A set that lands later may leave the base for now, but its value has to be read.
      if law == Law.readAtOnce.id {
        let now = row.system.value(at: port)
        let isStill = now != nil && now == before.system.value(at: port)
        return isStill ? .nothingShown(port: found.ports[port]) : nil
      }
      if row.writes.isEmpty { return unchanged }
      return valueStored(otherThan: value, in: before, at: port)
    }
    if let changed = changedPort(row, after: before, setting: port, requiring: row.model) {
      return .otherPortChanged(changed)
    }
    let stored = row.readingsOfBase.value(at: port)
    if let stored, let required = row.model.value(at: port), stored != required {
      if stored == value { return .writtenAsSet(stored.text) }
      if let other = valueStored(otherThan: value, in: row, at: port) { return other }
    }
    if row.modelBase == before.modelBase { return .setHadToStay }
    return row.readingsOfBase == row.model ? row.difference.map { .noPortTells($0) } : nil
  }

  /// Returns the observation of a base to which an action led, and which the model does not predict.
  private func wrongAction(
    _ row: Counterexample.Row, after before: Counterexample.Row
  ) -> Misbehaviour? {
    if row.systemBase == before.systemBase {
      // What it does may land later.
      return mayLandLater ? nil : .actionDidNothing
    }
    if row.modelBase == before.modelBase { return .actionHadToStay }
    return row.difference.map { .actionLedElsewhere($0) }
  }

  /// Returns the observation of a port that is misread in a right base.
  private func misreading(
    _ row: Counterexample.Row, after before: Counterexample.Row?, at port: Int
  ) -> Misbehaviour? {
    guard let reading = row.system.value(at: port), row.model.value(at: port) != nil else {
      return nil
    }
    let name = found.ports[port]
    let isStill = reading == before?.system.value(at: port) && row.systemBase != before?.systemBase
    return isStill ? .readingStayed(port: name) : .misread(port: name)
  }

  /// Returns the observation of a held binding that does not read the present, in the last of these rows.
  private func staleReading(
    _ rows: ArraySlice<Counterexample.Row>, at port: Int
  ) -> Misbehaviour? {
    let making = rows.last { row in
      row.operation?.kind == .holdAll
        || row.operation?.kind == .hold && row.operation?.port == port
    }
    guard let valueAsMade = making?.heldValue(at: port),
      valueAsMade == rows.last?.heldValue(at: port)
    else { return nil }
    return .readsAsMade(port: found.ports[port])
  }
}

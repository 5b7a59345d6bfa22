import BindingLaws
import LawChecking

extension Misbehaviour {
  /// Finds the observation of a verdict's case.
  ///
  /// Nil if it shows none of these.
  init?(_ verdict: Verdict) {
    guard verdict.kind == .broken, let found = verdict.counterexample else { return nil }
    let observed = ObservedCase(found, law: verdict.law.id)
    guard let misbehaviour = observed.misbehaviour else { return nil }
    self = misbehaviour
  }
}

/// A case in the form that observations need.
private struct ObservedCase {
  private let found: Counterexample
  private let law: String

  init(_ found: Counterexample, law: String) {
    self.found = found
    self.law = law
  }

  /// The observation that the case shows.
  ///
  /// Nil if it shows none. A change by an inspection comes first: whatever goes wrong after it may come of it. Laws
  /// that say something else than the model come next, and then the first departure from the model.
  var misbehaviour: Misbehaviour? {
    if let change = changeByInspection(in: found.rows) ?? changeByInspection(in: found.otherRows) {
      return change
    }
    if case .objectsLeft(_, _, let isHeld) = found.place {
      return isHeld ? nil : .objectLeft
    }
    if law == Law.lastSetShows.id {
      let earlier = found.rows.dropLast().last?.operation?.value
      return earlier == found.found ? .earlierSetShown : nil
    }
    if found.runs == .unreadAndRead {
      return .dependsOnReads(isReading: areReadOtherwise(found.rows.last, found.otherRows.last))
    }
    // Before a set has landed, its effect says nothing.
    if lawsOfLandedSets.contains(law) { return found.rows.last.flatMap(landed) }
    // A twin is another system.
    let runs = found.runs == .systemAndTwin ? [found.rows] : [found.rows, found.otherRows]
    return runs.lazy.compactMap(departure).first ?? outcome ?? rendering
  }

  /// The observation that a control shows something wrong, if nothing else is wrong.
  ///
  /// Other laws about renderings compare two of them, and prefer neither.
  private var rendering: Misbehaviour? {
    guard law == Law.renderingConforms.id, case .rendering(let port) = found.place,
      found.rows.allSatisfy(\.isAsPredicted)
    else { return nil }
    return .misrendered(port: port)
  }

  /// Returns whether two runs end in the same base, and read something else there.
  private func areReadOtherwise(_ one: Counterexample.Row?, _ other: Counterexample.Row?) -> Bool {
    guard let one, let other else { return false }
    return one.systemBase == other.systemBase
      && (one.system != other.system || one.held != other.held)
  }

  /// Returns the observation that an inspection wrote or changed something, or nil if none did.
  private func changeByInspection(in rows: [Counterexample.Row]) -> Misbehaviour? {
    let isWrongAtStart = rows.first?.isAsPredicted == false
    for (row, before) in zip(rows.dropFirst(), rows) {
      guard let kind = row.operation?.kind, [.get, .derive, .hold, .holdAll].contains(kind) else {
        continue
      }
      let inspection: Misbehaviour.Inspection = kind == .get ? .read : .derivation
      if !row.writes.isEmpty {
        return .inspectionWrote(inspection, isWrongAtStart: isWrongAtStart)
      }
      if row.systemBase != before.systemBase {
        return .inspectionChanged(inspection, isWrongAtStart: isWrongAtStart)
      }
    }
    return nil
  }

  /// Returns the observation of a run's first departure from the model.
  private func departure(in rows: [Counterexample.Row]) -> Misbehaviour? {
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
        let isStill = row.system.at(port) != nil && row.system.at(port) == before.system.at(port)
        return isStill ? .nothingShown(port: found.ports[port]) : nil
      }
      if row.writes.isEmpty { return unchanged }
      return valueStored(otherThan: value, in: before, at: port)
    }
    if let changed = changedPort(row, after: before, setting: port, requiring: row.model) {
      return .otherPortChanged(changed)
    }
    let stored = row.readingsOfBase.at(port)
    if let stored, let required = row.model.at(port), stored != required {
      if stored == value { return .writtenAsSet(stored.text) }
      if let other = valueStored(otherThan: value, in: row, at: port) { return other }
    }
    if row.modelBase == before.modelBase { return .hadToStay }
    return row.readingsOfBase == row.model ? row.difference.map { .noPortTells($0) } : nil
  }

  /// Returns the observation of a base to which an action led, and which the model does not predict.
  private func wrongAction(
    _ row: Counterexample.Row, after before: Counterexample.Row
  ) -> Misbehaviour? {
    if row.systemBase == before.systemBase {
      // What it does may land later.
      return lawsOfLateSets.contains(law) ? nil : .actionDidNothing
    }
    if row.modelBase == before.modelBase { return .actionHadToStay }
    return row.difference.map { .actionLedElsewhere($0) }
  }

  /// Returns the observation of a base to which late sets have led.
  private func landed(_ row: Counterexample.Row) -> Misbehaviour? {
    let noPortTells =
      !row.hasRightBase && row.readingsOfBase == row.model && row.system == row.model
    return noPortTells ? row.difference.map { .noPortTells($0) } : nil
  }

  /// The observation that a set did nothing, or nil if it may land later.
  private var unchanged: Misbehaviour? {
    if lawsOfLateSets.contains(law) { return nil }
    return found.showsWrites ? .nothingWritten : .nothingChanged(property: found.property)
  }

  /// Returns a port that was not set and that the base has changed, though the model requires its old
  /// reading.
  private func changedPort(
    _ row: Counterexample.Row, after before: Counterexample.Row, setting port: Int,
    requiring required: [Counterexample.Reading]
  ) -> String? {
    let earlier = before.readingsOfBase
    let now = row.readingsOfBase
    let changed = found.ports.indices.first { other in
      guard other != port, let old = earlier.at(other), let new = now.at(other) else {
        return false
      }
      return old != new && required.at(other) == old
    }
    return changed.map { found.ports[$0] }
  }

  /// Returns the observation that the base of a row holds another value than was set.
  private func valueStored(
    otherThan value: TraceValue?, in row: Counterexample.Row, at port: Int
  ) -> Misbehaviour? {
    guard let value, let stored = row.readingsOfBase.at(port), stored != value else { return nil }
    return .otherWritten(stored.text, insteadOf: value.text, isWhole: stored == row.systemBase)
  }

  /// Returns the observation of a port that is misread in a right base.
  private func misreading(
    _ row: Counterexample.Row, after before: Counterexample.Row?, at port: Int
  ) -> Misbehaviour? {
    guard let reading = row.system.at(port), row.model.at(port) != nil else { return nil }
    let name = found.ports[port]
    let isStill = reading == before?.system.at(port) && row.systemBase != before?.systemBase
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

  /// Returns the most writes of a step that show no fault by their number.
  ///
  /// Other laws of writes allow one. `each-member-written-once` allows one for each member that changes: with no more,
  /// the fault may be their order.
  private func mostWrites(_ row: Counterexample.Row, after before: Counterexample.Row) -> Int {
    if law != Law.eachMemberWrittenOnce.id { return 1 }
    let now = row.readingsOfBase
    let earlier = before.readingsOfBase
    return found.ports.indices.count { now.at($0) != earlier.at($0) }
  }

  /// The observation of the last step, if no run departs from the model.
  ///
  /// Then the law compares more than bases and readings, or the model is learned: such a model does not
  /// contradict what a new binding does.
  private var outcome: Misbehaviour? {
    guard let row = found.rows.last, let before = found.rows.dropLast().last,
      let (port, value) = row.set
    else { return nil }
    if lawsOfWrites.contains(law) && row.writes.count > mostWrites(row, after: before) {
      return .writtenOften(row.writes.count)
    }
    let isChangedBySettingBack = law == Law.getSet.id && row.systemBase != before.systemBase
    if isChangedBySettingBack || law == Law.setLocal.id {
      let required = before.readingsOfBase
      let changed = changedPort(row, after: before, setting: port, requiring: required)
      if let changed { return .otherPortChanged(changed) }
    }
    if isChangedBySettingBack && value != nil && value == before.system.at(port) {
      return .ownReadingChanged
    }
    if lawsOfValues.contains(law), let other = valueStored(otherThan: value, in: row, at: port) {
      let isUnchanged = row.systemBase == before.systemBase && row.writes.isEmpty
      return isUnchanged ? unchanged : other
    }
    return dependsOnEarlierSet ? .dependsOnEarlierSet : nil
  }

  /// Whether two runs end in the same set, which leads to two bases.
  private var dependsOnEarlierSet: Bool {
    guard found.runs == .bothAndLast, let one = found.rows.last, let other = found.otherRows.last
    else { return false }
    return one.operation == other.operation && one.systemBase != nil
      && one.systemBase != other.systemBase
  }
}

/// The laws about the number or the order of a set's writes.
private let lawsOfWrites = Set([Law.setOnce, .atomic, .eachMemberWrittenOnce].map(\.id))

/// The laws of sets that land later, which say nothing of a set before that.
private let lawsOfLandedSets = Set(
  [Law.deferredArrives, .pendingSurvives, .lateIsHarmless].map(\.id))

/// The laws of sets that may land later than the row in which they are made.
private let lawsOfLateSets = lawsOfLandedSets.union([Law.readAtOnce, .tapsArrive].map(\.id))

/// The laws about the value that is read after a set.
private let lawsOfValues = Set([Law.setGet, .setSet, .setTwice].map(\.id))

extension Counterexample.Row {
  /// Whether the base and all readings are what the model says.
  fileprivate var isAsPredicted: Bool {
    hasRightBase && differingPort == nil && staleHeld == nil
  }

  /// The difference between the base and that of the model.
  ///
  /// Nil if the base is not known.
  fileprivate var difference: BaseDifference? {
    systemBase.map { BaseDifference(from: modelBase, to: $0) }
  }

  /// Returns the reading of a held binding.
  ///
  /// Nil if none is held, if it is not there, or if it was not read.
  fileprivate func heldValue(at port: Int) -> TraceValue? {
    held.indices.contains(port) ? held[port]?.value : nil
  }

  /// The port of a set, and its value.
  ///
  /// The value of a tap is not known. Nil for other operations.
  fileprivate var set: (port: Int, value: TraceValue?)? {
    guard let operation, let port = operation.port else { return nil }
    switch operation.kind {
    case .set, .tap, .echo: return (port, operation.value)
    case .get, .hold, .holdAll, .derive, .write, .act, .settle: return nil
    }
  }

  /// The model's readings in the base of the system.
  ///
  /// Empty if the model does not permit that base.
  fileprivate var readingsOfBase: [Counterexample.Reading] {
    stored ?? (systemBase == modelBase ? model : [])
  }
}

extension [Counterexample.Reading] {
  /// Returns the reading of a port, or nil if it is not there, or was not read.
  fileprivate func at(_ port: Int) -> TraceValue? {
    indices.contains(port) ? self[port].value : nil
  }
}

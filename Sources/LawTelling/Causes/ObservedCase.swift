import BindingLaws
import LawChecking

/// A case in the form that observations need.
struct ObservedCase {
  let found: Counterexample
  /// The id of the law that the case breaks.
  let law: String

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

  /// Returns the observation of a base to which late sets have led.
  private func landed(_ row: Counterexample.Row) -> Misbehaviour? {
    let noPortTells =
      !row.hasRightBase && row.readingsOfBase == row.model && row.system == row.model
    return noPortTells ? row.difference.map { .noPortTells($0) } : nil
  }

  /// Whether a set may do something only after the row in which it is made.
  var mayLandLater: Bool { lawsOfLateSets.contains(law) }

  /// The observation that a set did nothing, or nil if it may land later.
  var unchanged: Misbehaviour? {
    if mayLandLater { return nil }
    return found.showsWrites ? .nothingWritten : .nothingChanged(property: found.property)
  }

  /// Returns a port that was not set and that the base has changed, though the model requires its old
  /// reading.
  func changedPort(
    _ row: Counterexample.Row, after before: Counterexample.Row, setting port: Int,
    requiring required: [Counterexample.Reading]
  ) -> String? {
    let earlier = before.readingsOfBase
    let now = row.readingsOfBase
    let changed = found.ports.indices.first { other in
      guard other != port, let old = earlier.value(at: other), let new = now.value(at: other) else {
        return false
      }
      return old != new && required.value(at: other) == old
    }
    return changed.map { found.ports[$0] }
  }

  /// Returns the observation that the base of a row holds another value than was set.
  func valueStored(
    otherThan value: TraceValue?, in row: Counterexample.Row, at port: Int
  ) -> Misbehaviour? {
    guard let value, let stored = row.readingsOfBase.value(at: port), stored != value else {
      return nil
    }
    return .otherWritten(stored.text, insteadOf: value.text, isWhole: stored == row.systemBase)
  }
}

/// The laws of sets that land later, which say nothing of a set before that.
private let lawsOfLandedSets = Set(
  [Law.deferredArrives, .pendingSurvives, .lateIsHarmless].map(\.id))

/// The laws of sets that may land later than the row in which they are made.
private let lawsOfLateSets = lawsOfLandedSets.union([Law.readAtOnce, .tapsArrive].map(\.id))

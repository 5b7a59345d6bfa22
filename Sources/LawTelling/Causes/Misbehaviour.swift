import BindingLaws
import LawChecking

/// What a failing case shows beyond doubt: the row `what` of a report.
///
/// It is decided by what was seen after each step, so that it is true whatever the mistake is.
/// Where none of these is true, nothing is said.
enum Misbehaviour: Hashable, Sendable {
  /// A set had to change the base, and wrote nothing.
  case nothingWritten
  /// The same, where writes cannot be seen.
  case nothingChanged
  /// The base that a set led to reads neither what was set nor what it must, or, where the port is the whole
  /// base, is that.
  case otherWritten(_ written: String, whereSet: String, isWhole: Bool)
  /// What was set is read in the base that the set led to, and must not be.
  case writtenAsSet(String)
  /// A set had to leave the base as it was, and changed it.
  case hadToStay
  /// A set changed what another port reads, and must not.
  case otherPortChanged(String)
  /// Setting what is read changed the base.
  case ownReadingChanged
  /// A set led to another base than it must, which no port tells apart.
  case noPortTells
  /// The base changed, and a port reads what it read before.
  case readingStayed(port: String)
  /// The base is right, and a port is misread in another way.
  case misread(port: String)
  /// A held binding reads what it read when it was made, and must not.
  case readsAsMade(port: String)
  /// Another set was made, and what an earlier one stored is read.
  case earlierSetShown
  /// A set wrote so many times.
  case writtenOften(Int)
  /// A read, or making a binding, wrote the base.
  case inspectionWrote(isRead: Bool)
  /// The same, where only the change is seen.
  case inspectionChanged(isRead: Bool)
  /// What is read, or what happens, is something else after an earlier read.
  case dependsOnReads(isReading: Bool)
}

extension Misbehaviour {
  /// What the case of a verdict shows, if it shows one of these.
  init?(_ verdict: Verdict) {
    guard verdict.kind == .broken, let found = verdict.counterexample else { return nil }
    let reading = CaseReading(found, law: verdict.law.id)
    guard let misbehaviour = reading.misbehaviour else { return nil }
    self = misbehaviour
  }
}

/// A case, as it is read for a misbehaviour.
private struct CaseReading {
  private let found: Counterexample
  private let law: String

  init(_ found: Counterexample, law: String) {
    self.found = found
    self.law = law
  }

  var misbehaviour: Misbehaviour? {
    if let change = changeByInspection(in: found.rows) ?? changeByInspection(in: found.otherRows) {
      return change
    }
    if law == Law.lastSetShows.id {
      let earlier = found.rows.dropLast().last?.operation?.value
      return earlier == found.found ? .earlierSetShown : nil
    }
    if found.runs == .unreadAndRead {
      return .dependsOnReads(isReading: areReadOtherwise(found.rows.last, found.otherRows.last))
    }
    // Before it has landed, what a set leads to says nothing.
    if lawsOfLandedSets.contains(law) { return found.rows.last.flatMap(landed) }
    // A twin is another system.
    let runs = found.runs == .systemAndTwin ? [found.rows] : [found.rows, found.otherRows]
    return runs.lazy.compactMap(departure).first ?? outcome
  }

  /// Whether two runs end in the same base, and read something else there.
  private func areReadOtherwise(_ one: Counterexample.Row?, _ other: Counterexample.Row?) -> Bool {
    guard let one, let other else { return false }
    return one.systemBase == other.systemBase
      && (one.system != other.system || one.held != other.held)
  }

  /// That something was changed by a look.
  private func changeByInspection(in rows: [Counterexample.Row]) -> Misbehaviour? {
    for (row, before) in zip(rows.dropFirst(), rows) {
      guard let kind = row.operation?.kind, [.get, .derive, .hold, .holdAll].contains(kind) else {
        continue
      }
      let isRead = kind == .get
      if !row.writes.isEmpty { return .inspectionWrote(isRead: isRead) }
      if row.systemBase != before.systemBase { return .inspectionChanged(isRead: isRead) }
    }
    return nil
  }

  /// What is seen where a run first departs from the model.
  private func departure(in rows: [Counterexample.Row]) -> Misbehaviour? {
    for (index, row) in rows.enumerated() {
      let before = index > 0 ? rows[index - 1] : nil
      if !row.hasRightBase { return before.flatMap { wrongBase(row, after: $0) } }
      if let port = row.differingPort { return misreading(row, after: before, at: port) }
      if let port = row.staleHeld { return staleReading(rows[...index], at: port) }
    }
    return nil
  }

  /// What is seen of a base that is not as the model says, after one that was.
  private func wrongBase(
    _ row: Counterexample.Row, after before: Counterexample.Row
  ) -> Misbehaviour? {
    guard let (port, value) = row.set else { return nil }
    if row.systemBase == before.systemBase {
      if row.writes.isEmpty { return unchanged }
      return other(than: value, in: before, at: port)
    }
    if let changed = changedPort(row, after: before, setting: port, requiring: row.model) {
      return .otherPortChanged(changed)
    }
    let stored = row.readingsOfBase.at(port)
    if let stored, let required = row.model.at(port), stored != required {
      if stored == value { return .writtenAsSet(stored.text) }
      if let other = other(than: value, in: row, at: port) { return other }
    }
    if row.modelBase == before.modelBase { return .hadToStay }
    return row.readingsOfBase == row.model ? .noPortTells : nil
  }

  /// What is seen of a base that late sets have led to.
  private func landed(_ row: Counterexample.Row) -> Misbehaviour? {
    let isUntold = !row.hasRightBase && row.readingsOfBase == row.model && row.system == row.model
    return isUntold ? .noPortTells : nil
  }

  /// That a set did nothing; unsaid where it may land later.
  private var unchanged: Misbehaviour? {
    if lawsOfLateSets.contains(law) { return nil }
    return found.showsWrites ? .nothingWritten : .nothingChanged
  }

  /// A port that was not set, and that the base has changed, though the model requires what it read before.
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

  /// That the base of a row holds another value than was set.
  private func other(
    than value: TraceValue?, in row: Counterexample.Row, at port: Int
  ) -> Misbehaviour? {
    guard let value, let stored = row.readingsOfBase.at(port), stored != value else { return nil }
    return .otherWritten(stored.text, whereSet: value.text, isWhole: stored == row.systemBase)
  }

  /// What is seen of a port that is misread in a base that is right.
  private func misreading(
    _ row: Counterexample.Row, after before: Counterexample.Row?, at port: Int
  ) -> Misbehaviour? {
    guard let reading = row.system.at(port), row.model.at(port) != nil else { return nil }
    let name = found.ports[port]
    let isStill = reading == before?.system.at(port) && row.systemBase != before?.systemBase
    return isStill ? .readingStayed(port: name) : .misread(port: name)
  }

  /// What is seen of a held binding that does not read the present, in the last of these rows.
  private func staleReading(
    _ rows: ArraySlice<Counterexample.Row>, at port: Int
  ) -> Misbehaviour? {
    let making = rows.last { row in
      row.operation?.kind == .holdAll
        || row.operation?.kind == .hold && row.operation?.port == port
    }
    guard let first = making?.heldValue(at: port), first == rows.last?.heldValue(at: port)
    else { return nil }
    return .readsAsMade(port: found.ports[port])
  }

  /// How many writes of a step say nothing: where each member is written once, what is wrong may be their order.
  private func mostWrites(_ row: Counterexample.Row, after before: Counterexample.Row) -> Int {
    if law != Law.eachMemberWrittenOnce.id { return 1 }
    let now = row.readingsOfBase
    let earlier = before.readingsOfBase
    return found.ports.indices.count { now.at($0) != earlier.at($0) }
  }

  /// What is seen of the last step, where no run departs from the model.
  ///
  /// A model that was learned has nothing against what a new binding does.
  private var outcome: Misbehaviour? {
    guard let row = found.rows.last, let before = found.rows.dropLast().last,
      let (port, value) = row.set
    else { return nil }
    if lawsOfWrites.contains(law) && row.writes.count > mostWrites(row, after: before) {
      return .writtenOften(row.writes.count)
    }
    let isBack = law == Law.getSet.id && row.systemBase != before.systemBase
    if isBack || law == Law.setLocal.id {
      let required = before.readingsOfBase
      let changed = changedPort(row, after: before, setting: port, requiring: required)
      if let changed { return .otherPortChanged(changed) }
    }
    if isBack && value != nil && value == before.system.at(port) { return .ownReadingChanged }
    guard lawsOfValues.contains(law), let other = other(than: value, in: row, at: port) else {
      return nil
    }
    return row.systemBase == before.systemBase && row.writes.isEmpty ? unchanged : other
  }
}

/// Laws that say how often a set writes, or in which order.
private let lawsOfWrites = Set([Law.setOnce, .atomic, .eachMemberWrittenOnce].map(\.id))

/// Laws of sets that may land later than the row in which they are made.
private let lawsOfLateSets = Set(
  [Law.readAtOnce, .tapsArrive, .deferredArrives, .pendingSurvives, .lateIsHarmless].map(\.id))

/// Laws of sets that land later: before that, nothing is said of the set.
private let lawsOfLandedSets = Set(
  [Law.deferredArrives, .pendingSurvives, .lateIsHarmless].map(\.id))

/// Laws that say which value is read after a set.
private let lawsOfValues = Set([Law.setGet, .setSet, .setTwice].map(\.id))

extension Counterexample.Row {
  /// What a held binding reads; `nil` where none is held, it is not there, or it was not read.
  fileprivate func heldValue(at port: Int) -> TraceValue? {
    held.indices.contains(port) ? held[port]?.value : nil
  }

  /// What is set, and at which port; the value that a tap sets is not known.
  fileprivate var set: (port: Int, value: TraceValue?)? {
    guard let operation, let port = operation.port else { return nil }
    switch operation.kind {
    case .set, .tap, .echo: return (port, operation.value)
    case .get, .hold, .holdAll, .derive, .write, .act, .settle: return nil
    }
  }

  /// What the model reads in the base of the system.
  ///
  /// Empty where it permits no such base.
  fileprivate var readingsOfBase: [Counterexample.Reading] {
    stored ?? (systemBase == modelBase ? model : [])
  }
}

extension [Counterexample.Reading] {
  /// What a port reads; `nil` where it is not there, or was not read.
  fileprivate func at(_ port: Int) -> TraceValue? {
    indices.contains(port) ? self[port].value : nil
  }
}

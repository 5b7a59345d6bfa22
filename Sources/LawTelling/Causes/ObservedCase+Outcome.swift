import BindingLaws
import LawChecking

/// What the last step shows, if no run departs from the model.
extension ObservedCase {
  /// The observation of the last step, if no run departs from the model.
  ///
  /// Then the law compares more than bases and readings, or the model is learned: such a model does not
  /// contradict what a new binding does.
  var outcome: Misbehaviour? {
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
    if isChangedBySettingBack && value != nil && value == before.system.value(at: port) {
      return .ownReadingChanged
    }
    if lawsOfValues.contains(law), let other = valueStored(otherThan: value, in: row, at: port) {
      let isUnchanged = row.systemBase == before.systemBase && row.writes.isEmpty
      return isUnchanged ? unchanged : other
    }
    return dependsOnEarlierSet ? .dependsOnEarlierSet : nil
  }

  /// Returns the most writes of a step that show no fault by their number.
  ///
  /// Other laws of writes allow one. `each-member-written-once` allows one for each member that changes: with no
  /// more, the fault may be their order.
  private func mostWrites(_ row: Counterexample.Row, after before: Counterexample.Row) -> Int {
    if law != Law.eachMemberWrittenOnce.id { return 1 }
    let now = row.readingsOfBase
    let earlier = before.readingsOfBase
    return found.ports.indices.count { now.value(at: $0) != earlier.value(at: $0) }
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

/// The laws about the value that is read after a set.
private let lawsOfValues = Set([Law.setGet, .setSet, .setTwice].map(\.id))

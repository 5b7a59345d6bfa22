import BindingGenerators
import BindingLaws

// Reports print how many sets were tried.

/// The most bases to try.
private let mostBases = 12
/// The most values to try at each port.
private let mostValues = 8
/// The most sets to try.
///
/// They are all sets of two ports, each with the most bases and values: 2 × 12 × 8 = 192.
private let mostSets = 200

/// The search for what the model forgives, so that a report can say how lenient the model is.
///
/// `LocalChecker.verdict` asks for it if `set-get` holds.
extension SystemSubject {
  // If a child ends outside of its cases, it runs again without `readsForReports`: then the system is not
  // asked.
  var leniency: Leniency? {
    if !readsForReports || model.learned != nil { return nil }
    var worst: Forgiven?
    var sets = 0
    var tried = 0
    for base in table.world.bases.simple.prefix(mostBases) {
      let state = table.state(of: base)
      for handle in table.world.handles where model.isPresent(handle.port, in: base) {
        for value in table.world.values.simple.prefix(mostValues) where tried < mostSets {
          guard model.accepts(value, at: handle.port, in: base) else { continue }
          tried += 1
          let machine = SystemMachine(table, in: state, isLogging: false, make: make)
          machine.begin(in: state)
          guard let found = machine.forgiven(setting: value, at: handle) else { continue }
          sets += 1
          if worst.map({ $0.kind < found.kind }) ?? true { worst = found }
        }
      }
    }
    guard let worst else { return nil }
    let lenient = model as? any LenientModel
    return Leniency(
      value: worst.value, found: worst.found, expected: worst.expected, kind: worst.kind,
      sets: sets, tried: tried, strictly: lenient?.strictly, because: lenient?.leniency)
  }
}

extension SystemMachine {
  /// Sets a value.
  ///
  /// Returns what differs from the model's prediction and is forgiven, if anything does.
  fileprivate func forgiven(
    setting value: Model.Value, at handle: Handle<Port>
  ) -> Forgiven? {
    perform(.set(handle, value))
    let predicted = predicted
    if !isSameButForRounding(base, predicted) {
      if !model.areEquivalent(bases: base, predicted) { return nil }
      let isRead = isSame(model.get(handle.port, in: before), value)
      return Forgiven(
        value: traceText(value), found: traceText(base), expected: traceText(predicted),
        kind: isRead ? .storesWhatItReads : .storesOther)
    }
    guard model.isPresent(handle.port, in: base), let reading = read(handle) else { return nil }
    let landing = model.landing(of: value, at: handle.port, in: before)
    if isSameButForRounding(reading, landing) || !model.areEquivalent(reading, landing) {
      return nil
    }
    return Forgiven(
      value: traceText(value), found: traceText(reading), expected: traceText(landing),
      kind: traceText(base) == traceText(reading) ? .stores : .reads)
  }
}

/// A set that does something else than the model predicts, and counts as equivalent.
private struct Forgiven {
  /// The value that was set.
  let value: String
  /// The value or base after it.
  let found: String
  /// The value or base that the model predicts there.
  let expected: String
  let kind: Leniency.Kind
}

import BindingGenerators
import BindingLaws

/// How many bases and values are tried, and how many sets in all; reports print how many were.
private let (mostBases, mostValues, mostSets) = (12, 8, 200)

/// Looks for what the model lets pass, so that a report can say how lenient the model is.
///
/// `LocalChecker.verdict` asks where `set-get` holds.
extension SystemSubject {
  // A child that ends outside of its cases runs again without `looks`: then the system is not asked.
  var excuse: Excuse? {
    if !looks || model.learned != nil { return nil }
    var (first, sets, tried) = ((found: "", expected: ""), 0, 0)
    for base in table.world.bases.simple.prefix(mostBases) {
      let state = table.state(of: base)
      for handle in table.world.handles where model.isPresent(handle.port, in: base) {
        for value in table.world.values.simple.prefix(mostValues) where tried < mostSets {
          guard model.accepts(value, at: handle.port, in: base) else { continue }
          tried += 1
          let machine = SystemMachine(table, in: state, isLogging: false, make: make)
          machine.begin(in: state)
          guard let difference = machine.excused(setting: value, at: handle) else { continue }
          if sets == 0 { first = difference }
          sets += 1
        }
      }
    }
    guard sets > 0 else { return nil }
    let strictly = (model as? any LenientModel)?.strictly
    return Excuse(
      found: first.found, expected: first.expected, sets: sets, tried: tried,
      strictly: strictly ?? "areEquivalent says so")
  }
}

extension SystemSubject {
  func reading(setting value: Model.Value, at port: Model.Port, in base: Model.Base) -> String? {
    guard looks, let handle = table.world.handles.first(where: { $0.port == port }) else {
      return nil
    }
    let state = table.state(of: base)
    let machine = SystemMachine(table, in: state, isLogging: false, make: make)
    machine.begin(in: state)
    machine.perform(.set(handle, value))
    return machine.read(handle).map { traceText($0) }
  }
}

extension SystemMachine {
  /// Sets a value, and says what is otherwise than the model predicts, and counts as the same.
  fileprivate func excused(
    setting value: Model.Value, at handle: Handle<Port>
  ) -> (found: String, expected: String)? {
    perform(.set(handle, value))
    let predicted = predicted
    if !isSame(base, predicted) {
      return model.areEquivalent(bases: base, predicted)
        ? (traceText(base), traceText(predicted)) : nil
    }
    guard model.isPresent(handle.port, in: base), let reading = read(handle) else { return nil }
    let landing = model.landing(of: value, at: handle.port, in: before)
    return !isSame(reading, landing) && model.areEquivalent(reading, landing)
      ? (traceText(reading), traceText(landing)) : nil
  }
}

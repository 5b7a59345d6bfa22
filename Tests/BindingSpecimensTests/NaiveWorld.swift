import TestSupport

/// A system in the middle of a trace, with its held bindings, and the base that the model predicts.
///
/// `NaiveChecker` carries out a trace here, and asks at its end whether a law is broken.
final class NaiveWorld<System: BindingSystem> {
  typealias Model = System.Model
  typealias Use = NaiveUse<Model.Port>
  private let source: Source<Model.Base>
  private let system: System
  private var held: [Model.Port: System.Derived.Subject] = [:]
  private var predicted: Model.Base

  init(_ base: Model.Base, _ make: (Source<Model.Base>) -> System) {
    source = Source(base)
    predicted = base
    system = make(source)
  }

  private var model: Model { System.model }
  private var base: Model.Base { source.base }

  private func isThere(_ use: Use) -> Bool { model.isPresent(use.port, in: base) }

  /// Returns the held binding of a port, or a new one.
  ///
  /// Nil if none is held, or if the port is not there.
  private func binding(_ use: Use) -> System.Derived.Subject? {
    if use.isHeld { return held[use.port] }
    return isThere(use) ? System.Derived.subject(of: system.binding(use.port)) : nil
  }

  func write(_ new: Model.Base) {
    source.rewrite(new)
    predicted = new
  }

  func act(_ action: Model.Action) {
    system.perform(action, on: source)
    predicted = model.apply(action, to: predicted)
  }

  /// Holds a new binding of a port.
  ///
  /// If the port is not there, the binding that was held stays.
  func hold(_ port: Model.Port) {
    held[port] = binding(Use(port: port, isHeld: false)) ?? held[port]
  }

  func get(_ use: Use) -> Model.Value? { binding(use)?.wrappedValue }

  func set(_ value: Model.Value, _ use: Use) {
    guard let binding = binding(use) else { return }
    foresee(value, use)
    binding.wrappedValue = value
  }

  /// Taps the control of a binding, which sets the value that a tap makes of the reading.
  ///
  /// If the model knows no such value in the base of the system, nothing is tapped.
  func tap(_ use: Use) {
    guard let binding = binding(use), model.tapped(model.get(use.port, in: base)) != nil else {
      return
    }
    // The model's control reads what it ought to: the value in the predicted base.
    if isThere(use), let value = model.tapped(model.get(use.port, in: predicted)) {
      foresee(value, use)
    }
    // A control of the system's own makes a new binding.
    if !use.isHeld, let control = system as? any ControlSystem { return control.tap(any: use.port) }
    if let value = model.tapped(binding.wrappedValue) { binding.wrappedValue = value }
  }

  /// Predicts the base after a set that the model accepts.
  private func foresee(_ value: Model.Value, _ use: Use) {
    if model.isPresent(use.port, in: predicted), model.accepts(value, at: use.port, in: predicted) {
      predicted = model.set(value, at: use.port, in: predicted)
    }
  }

  /// Whether every present port reads as in the model, through fresh and held bindings, and the
  /// bases agree.
  var conforms: Bool {
    let present = model.ports.filter { model.isPresent($0, in: predicted) }
    return model.areEquivalent(bases: base, predicted) && present.allSatisfy(readsAsExpected)
  }

  private func readsAsExpected(_ port: Model.Port) -> Bool {
    let expected = model.get(port, in: predicted)
    // A port that is present must have a binding. It need not be held.
    guard let fresh = get(Use(port: port, isHeld: false)) else { return false }
    if let held = held[port], !model.areEquivalent(held.wrappedValue, expected) { return false }
    return model.areEquivalent(fresh, expected)
  }

  /// Returns whether the law is broken here, for this port and this value.
  ///
  /// The program of the law runs on the system, which nobody can use afterwards.
  func breaks(_ law: NaiveLaw, _ use: Use, _ value: Model.Value) -> Bool {
    // It speaks of the whole state, and needs no binding.
    if law == .conforms { return !conforms }
    // The writes are counted from before the binding is derived.
    let before = base
    let writes = source.writeCount
    guard isThere(use), let first = binding(use) else { return false }
    let isAccepted = model.accepts(value, at: use.port, in: before)
    func isChanged() -> Bool { !model.areEquivalent(bases: base, before) }
    func setting() { first.wrappedValue = value }
    switch law {
    case .setGet:
      guard isAccepted else { return false }
      setting()
      if !isThere(use) { return false }
      // A port that is there and has no binding breaks the law.
      guard let read = get(use) else { return true }
      return !model.areEquivalent(read, value)
    case .getSet:
      guard model.accepts(model.get(use.port, in: before), at: use.port, in: before) else {
        return false
      }
      first.wrappedValue = first.wrappedValue
      return isChanged()
    case .inert:
      if isAccepted { return false }
      setting()
      return isChanged()
    case .getPure:
      _ = first.wrappedValue
      return isChanged() || source.writeCount > writes
    case .derivePure:
      _ = system.binding(use.port)
      return isChanged() || source.writeCount > writes
    case .fresh:
      guard let held = held[use.port], let now = get(Use(port: use.port, isHeld: false)) else {
        return false
      }
      return !model.areEquivalent(held.wrappedValue, now)
    case .writeThrough:
      let read = model.get(use.port, in: before)
      let next = model.set(value, at: use.port, in: before)
      // One value may count as another, and not the other way round. Here neither may count as the other.
      guard isAccepted, !model.areEquivalent(read, value), !model.areEquivalent(value, read),
        !model.areEquivalent(bases: next, before)
      else { return false }
      setting()
      return !isChanged()
    case .setOnce:
      guard isAccepted else { return false }
      setting()
      return source.writeCount - writes > model.writes(toSet: use.port, in: before)
    case .atomic:
      guard model.permits(before) else { return false }
      setting()
      return source.writes.dropFirst(writes).contains { !model.permits($0.base) }
    case .setLocal:
      guard isAccepted else { return false }
      setting()
      let found = model.outside(use.port, setting: value, in: base)
      let expected = model.outside(use.port, setting: value, in: before)
      return !model.areEquivalent(bases: found, expected)
    case .conforms: return !conforms
    }
  }
}

extension ControlSystem {
  /// Taps the control of a port whose type the caller does not know to be that of this system.
  fileprivate func tap(any port: Any) {
    if let port = port as? Model.Port { tap(port) }
  }
}

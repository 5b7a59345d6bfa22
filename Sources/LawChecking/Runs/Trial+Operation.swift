import BindingGenerators
import BindingLaws

extension Trial {
  /// Carries out an operation on the system and follows it in the model.
  ///
  /// A function for each kind, because code that is not optimised looks up all types of a function
  /// when it enters it.
  func perform(_ code: OperationCode) {
    switch code.kind {
    case .set: set(code)
    case .tap: tap(code)
    case .echo: echo(code)
    case .write: write(code)
    case .act: act(code)
    case .hold: hold(code.port)
    case .holdAll: for port in 0..<table.transitions.ports { hold(port) }
    case .get: get(code)
    case .derive: _ = derive(code.port)
    }
    state = table.next(state, code)
  }

  private func set(_ code: OperationCode) {
    subject(code)?.wrappedValue = table.values[code.value]
  }

  private func write(_ code: OperationCode) {
    source.rewrite(table.base(of: table.transitions.state(ofBase: code.value)))
  }

  private func get(_ code: OperationCode) {
    _ = subject(code)?.wrappedValue
  }

  private func echo(_ code: OperationCode) {
    if let binding = subject(code) { binding.wrappedValue = binding.wrappedValue }
  }

  private func act(_ code: OperationCode) {
    system.perform(table.world.actions[code.value], on: source)
  }

  private func tap(_ code: OperationCode) {
    if !code.isHeld, system.tapped(table.world.handles[code.port].port) { return }
    guard let binding = subject(code), let next = Model.tapped(binding.wrappedValue) else {
      return
    }
    binding.wrappedValue = next
  }

  /// Holds the binding of a port; where none can be derived, the one held before stays.
  private func hold(_ port: Int) {
    guard table.isPresent(port, in: state) else { return }
    if !held.contains(port) { held.append(port) }
    guard let subject = derive(port) else { return }
    ages?.append(source.present)
    let probe = probe.pointee
    if probe.isHeld[port] { (probe.bindings + port).deinitialize(count: 1) }
    probe.isHeld[port] = true
    (probe.bindings + port).initialize(to: subject)
  }

  /// Reads every port that is there, through fresh bindings and through those that are held.
  func readAll() {
    for handle in present {
      _ = reading(handle)
      if probe.pointee.isHeld[handle.index] { _ = reading(handle.held) }
    }
  }

  func subject(_ code: OperationCode) -> Subject? {
    code.isHeld ? heldBinding(code.port) : derive(code.port)
  }
}

extension BindingSystem {
  fileprivate func tapped(_ port: Model.Port) -> Bool {
    (self as? any ControlSystem)?.tapControl(port) ?? false
  }
}

extension ControlSystem {
  fileprivate func tapControl(_ port: Any) -> Bool {
    guard let port = port as? Model.Port else { return false }
    tap(port)
    return true
  }
}

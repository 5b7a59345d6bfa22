import BindingGenerators
import BindingLaws

extension Trial {
  /// Carries out an operation on the system and follows it in the model.
  func perform(_ code: OperationCode) {
    switch code.kind {
    case .set: set(table.values[code.value], code)
    case .tap: tap(code)
    case .echo: if let binding = subject(code) { binding.wrappedValue = binding.wrappedValue }
    case .write: source.rewrite(table.base(of: code.value))
    case .act: system.perform(table.world.actions[code.value], on: source)
    case .hold: hold(code.port)
    case .holdAll: for port in table.world.handles.indices { hold(port) }
    case .get: get(code)
    case .derive: _ = derive(code.port)
    }
    state = table.next(state, code)
  }

  private func set(_ value: Model.Value, _ code: OperationCode) {
    if code.isHeld {
      bindings.set(value, at: code.port)
    } else {
      derive(code.port)?.wrappedValue = value
    }
  }

  private func get(_ code: OperationCode) {
    if code.isHeld {
      bindings.get(at: code.port)
    } else {
      _ = derive(code.port)?.wrappedValue
    }
  }

  private func tap(_ code: OperationCode) {
    if !code.isHeld, system.tapped(table.world.handles[code.port].port) { return }
    guard let binding = subject(code), let next = Model.tapped(binding.wrappedValue) else {
      return
    }
    binding.wrappedValue = next
  }

  private func hold(_ port: Int) {
    guard table.isPresent(port, in: state) else { return }
    bindings.hold(derive(port), at: port)
    if !held.contains(port) { held.append(port) }
  }

  private func subject(_ code: OperationCode) -> Subject? {
    code.isHeld ? bindings[code.port] : derive(code.port)
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

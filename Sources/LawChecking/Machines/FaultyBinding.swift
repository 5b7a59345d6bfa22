import BindingGenerators
import BindingLaws

/// A binding or a control that does what its fault says, and otherwise what the wrapped one does.
///
/// A fault gets the numbers that `system` gives to values and bases. `beforeInput` has those of the model's table.
final class FaultyBinding<Wrapped: BindingSystem>: BindingProtocol {
  let system: FaultySystem<Wrapped>
  let port: Wrapped.Model.Port
  let bindingMemory: FaultMemory
  /// The base in which it was derived, by the table of the model.
  ///
  /// Nil unless the fault has a `beforeInput`.
  var derivedIn: Int?
  private(set) lazy var portNumber = system.subject.table.ports.number(of: port)
  private(set) lazy var binding = Wrapped.Derived.subject(of: system.wrapped.binding(port))

  init(
    _ system: FaultySystem<Wrapped>, _ port: Wrapped.Model.Port,
    remembering bindingMemory: FaultMemory = FaultMemory()
  ) {
    self.system = system
    self.port = port
    self.bindingMemory = bindingMemory
  }

  /// Whether the binding was held while the base changed.
  private var isHeld: Bool { derivedIn.map { $0 != system.reachedBase } ?? false }

  var wrappedValue: Wrapped.Model.Value {
    get {
      system.note(Input(.get, port: portNumber, isHeld: isHeld))
      if let faultyRead = system.fault.read { return system.values[faultyRead(self)] }
      return binding?.wrappedValue ?? system.subject.world.values.simplest
    }
    set {
      system.note(
        Input(
          .set, port: portNumber, isHeld: isHeld,
          operand: system.subject.table.values.number(of: newValue)))
      if let faultySet = system.fault.set {
        return faultySet(self, system.values.number(of: newValue))
      }
      binding?.wrappedValue = newValue
    }
  }
}

extension FaultyBinding: BindingIdentity {
  static func identity(of binding: FaultyBinding) -> (any Equatable)? {
    binding.binding.map { FaultyIdentity(binding: $0, mark: binding.system.fault.mark(binding)) }
  }
}

/// The identity of a system's binding, with the mark of a fault.
private struct FaultyIdentity<Binding: BindingProtocol>: Equatable {
  let binding: Binding
  let mark: Int

  static func == (one: Self, other: Self) -> Bool {
    one.mark == other.mark && Binding.areSame(one.binding, other.binding) == true
  }
}

extension FaultyBinding: TransactionalBinding where Wrapped.Derived.Subject: TransactionalBinding {
  static var keepsLabels: Bool { Wrapped.Derived.Subject.keepsLabels }

  func inTransaction(_ label: String) -> FaultyBinding {
    if !system.fault.carriesTransactions { return notingEffect() }
    let other = FaultyBinding(system, port, remembering: bindingMemory)
    other.binding = binding?.inTransaction(label)
    return other
  }
}

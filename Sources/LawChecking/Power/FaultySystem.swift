import BindingLaws

/// A system with a fault put around each of its bindings.
protocol FaultyForm: BindingSystem {
  /// The system alone.
  associatedtype Bare: BindingSystem where Bare.Model == Model
  associatedtype Fault: BindingFault

  var core: FaultyCore<Bare, Fault> { get }

  init(core: FaultyCore<Bare, Fault>)
}

extension FaultyForm {
  init(source: Source<Model.Base>) { self.init(source: source, FaultTally()) }

  init(source: Source<Model.Base>, _ tally: FaultTally) {
    self.init(core: FaultyCore(source, tally))
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    core.bare.perform(action, on: source)
  }
}

/// What both forms of a faulty system hold.
struct FaultyCore<Bare: BindingSystem, Fault: BindingFault> {
  let bare: Bare
  private let source: Source<Bare.Model.Base>
  private let all = FaultMemory<Bare.Model.Value>()
  private let tally: FaultTally

  init(_ source: Source<Bare.Model.Base>, _ tally: FaultTally) {
    (bare, self.source, self.tally) = (Bare(source: source), source, tally)
  }

  /// The binding of a port with the fault around it; `nil` where the system derives none.
  func binding(_ port: Bare.Model.Port) -> FaultyBinding<Bare, Fault>? {
    guard let binding = bare.binding(port).subject else { return nil }
    let use = FaultyUse(
      bare: binding, system: bare, source: source, port: port, since: source.present, all: all,
      tally: tally)
    Fault.derive(use)
    return FaultyBinding(use: use)
  }
}

/// A faulty system whose derivations cannot fail.
struct FaultySystem<Bare: BindingSystem, Fault: BindingFault>: FaultyForm {
  typealias Model = Bare.Model
  let core: FaultyCore<Bare, Fault>

  func binding(_ port: Model.Port) -> FaultyBinding<Bare, Fault> {
    guard let binding = core.binding(port) else {
      preconditionFailure("a derivation that cannot fail gave no binding")
    }
    return binding
  }
}

/// A faulty system whose derivations can fail.
struct FailableFaultySystem<Bare: BindingSystem, Fault: BindingFault>: FaultyForm {
  typealias Model = Bare.Model
  let core: FaultyCore<Bare, Fault>

  func binding(_ port: Model.Port) -> FaultyBinding<Bare, Fault>? { core.binding(port) }
}

// Both forms are controls and have a twin where the system alone does.

extension FaultySystem: ControlSystem where Bare: ControlSystem {
  func tap(_ port: Model.Port) { core.bare.tap(port) }
  func rendering(_ port: Model.Port) -> String { core.bare.rendering(port) }
}

extension FailableFaultySystem: ControlSystem where Bare: ControlSystem {
  func tap(_ port: Model.Port) { core.bare.tap(port) }
  func rendering(_ port: Model.Port) -> String { core.bare.rendering(port) }
}

extension FaultySystem: TwinSystem where Bare: TwinSystem {
  typealias Twin = Bare.Twin
}

extension FailableFaultySystem: TwinSystem where Bare: TwinSystem {
  typealias Twin = Bare.Twin
}

/// A binding with a fault around it.
struct FaultyBinding<Bare: BindingSystem, Fault: BindingFault>: BindingProtocol {
  var use: FaultyUse<Bare>

  var wrappedValue: Bare.Model.Value {
    get { Fault.read(use) }
    nonmutating set { Fault.set(newValue, use) }
  }
}

extension FaultyBinding: TransactionalBinding
where Bare.Derived.Subject: TransactionalBinding {
  func inTransaction(_ label: String) -> FaultyBinding {
    if !Fault.carriesTransactions {
      use.show()
      return self
    }
    var binding = self
    binding.use.bare = use.bare.inTransaction(label)
    return binding
  }
}

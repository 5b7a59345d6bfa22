import BindingLaws

/// A system with a fault put around each of its bindings.
protocol FaultyForm: UnguardedSystem {
  /// The system alone.
  associatedtype Bare: BindingSystem where Bare.Model == Model
  associatedtype Fault: BindingFault

  var core: FaultyCore<Bare, Fault> { get }

  init(core: FaultyCore<Bare, Fault>)
}

extension FaultyForm {
  static var keeper: BaseKeeper { Bare.keeper }

  init(source: Source<Model.Base>) {
    self.init(core: FaultyCore(source, FaultTally()) { Bare(source: $0) })
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    core.bare.perform(action, on: source)
  }
}

/// What both forms of a faulty system hold.
struct FaultyCore<Bare: BindingSystem, Fault: BindingFault> {
  let bare: Bare
  let source: Source<Bare.Model.Base>
  let make: (Source<Bare.Model.Base>) -> Bare
  let tally: FaultTally
  /// The base in which the system was made.
  let start: Bare.Model.Base
  let latestTap = LatestTap<Bare.Model.Port, Bare.Model.Base>()
  private let all = FaultMemory<Bare.Model.Value>()

  init(
    _ source: Source<Bare.Model.Base>, _ tally: FaultTally,
    make: @escaping (Source<Bare.Model.Base>) -> Bare
  ) {
    (bare, self.source, self.tally, self.make) = (make(source), source, tally, make)
    start = source.present
  }

  /// The binding of a port with the fault around it; `nil` where the system derives none.
  func binding(_ port: Bare.Model.Port) -> FaultyBinding<Bare, Fault>? {
    guard let binding = Bare.Derived.subject(of: bare.binding(port)) else { return nil }
    let use = FaultyUse(
      bare: binding, system: bare, source: source, port: port, since: source.present, all: all,
      tally: tally)
    Fault.derive(use)
    return FaultyBinding(use: use)
  }
}

/// A faulty system, by what it derives.
struct FaultySystemDeriving<Bare: BindingSystem, Fault: BindingFault, Derived: FaultyDerivation>:
  FaultyForm
where Derived.Subject == FaultyBinding<Bare, Fault> {
  typealias Model = Bare.Model
  let core: FaultyCore<Bare, Fault>

  func binding(_ port: Model.Port) -> Derived { Derived(made: core.binding(port)) }
}

/// A faulty system whose derivations cannot fail.
typealias FaultySystem<Bare: BindingSystem, Fault: BindingFault> =
  FaultySystemDeriving<Bare, Fault, FaultyBinding<Bare, Fault>>

/// A faulty system whose derivations can fail.
typealias FailableFaultySystem<Bare: BindingSystem, Fault: BindingFault> =
  FaultySystemDeriving<Bare, Fault, FaultyBinding<Bare, Fault>?>

/// What a faulty system derives: a binding, or perhaps none.
protocol FaultyDerivation: BindingDerivation {
  init(made binding: Subject?)
}

extension FaultyBinding: FaultyDerivation {
  init(made binding: FaultyBinding?) {
    guard let binding else { preconditionFailure("a derivation that cannot fail gave no binding") }
    self = binding
  }
}

extension Optional: FaultyDerivation where Wrapped: BindingProtocol {
  init(made binding: Wrapped?) { self = binding }
}

// It is one of controls, has a twin and notifies of changes where the system alone does.

extension FaultySystemDeriving: ControlSystem where Bare: ControlSystem {
  static var tapTransaction: String? { Bare.tapTransaction }
  func tap(_ port: Model.Port) { Fault.tap(FaultyControl(core, at: port)) }
  func rendering(_ port: Model.Port) -> String { Fault.rendering(FaultyControl(core, at: port)) }
}

extension FaultySystemDeriving: RenderedSystem where Bare: RenderedSystem {
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    Bare.rendering(port, showing: value, in: base)
  }
}

extension FaultySystemDeriving: TwinSystem where Bare: TwinSystem {
  typealias Twin = Bare.Twin
}

extension FaultySystemDeriving: ConcurrentSystem where Bare: ConcurrentSystem {}

extension FaultySystemDeriving: DeferredSystem where Bare: DeferredSystem {
  func settle() { core.bare.settle() }
}

extension FaultySystemDeriving: NotifyingSystem where Bare: NotifyingSystem {
  static var noticeTiming: NoticeTiming { Bare.noticeTiming }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    core.bare.track(read, onChange: notify)
  }
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
  static var keepsLabels: Bool { Bare.Derived.Subject.keepsLabels }

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

import BindingGenerators
import BindingLaws

/// A system with a fault around it; it never runs on real threads, because what it remembers is not
/// guarded.
protocol FaultyForm: BindingSystem {
  /// Whether there need not be a binding of the system alone.
  static var bareMayFailToDerive: Bool { get }
}

extension BindingSystem {
  /// Whether there need not be a binding.
  static var mayFailToDerive: Bool {
    (self as? any FaultyForm.Type)?.bareMayFailToDerive ?? (Derived.self != Derived.Subject.self)
  }
}

extension SystemSubject {
  func around(_ fault: Fault) -> any Subject {
    var faulty = SystemSubject<FaultySystem<System>>(
      space, make: { FaultySystem($0, around: self, fault) }, notifying: recorder)
    // Seeds of its cases are made of the name, which is as when faults were types.
    let names =
      "\(System.self), \(fault.id.prefix(1).uppercased() + fault.id.memberName.dropFirst())"
    let binding = "FaultyBinding<\(names)>"
    let derived = System.mayFailToDerive ? "Optional<\(binding)>" : binding
    faulty.name = "FaultySystemDeriving<\(names), \(derived)>"
    return faulty
  }
}

/// A system with a fault put around each of its bindings and controls.
final class FaultySystem<Bare: BindingSystem>: FaultyForm {
  typealias Model = Bare.Model
  fileprivate let subject: SystemSubject<Bare>
  fileprivate let fault: Fault
  fileprivate let source: Source<Model.Base>
  fileprivate let bare: Bare
  fileprivate let values: Numbering<Model.Value>
  fileprivate let bases: Numbering<Model.Base>
  fileprivate let start: Int
  fileprivate let all = FaultMemory()
  fileprivate lazy var states = subject.switchStates.map(values.number)

  static var keeper: BaseKeeper { Bare.keeper }
  static var bareMayFailToDerive: Bool { Bare.mayFailToDerive }

  init(source: Source<Model.Base>) { preconditionFailure("there is no fault to put around it") }

  /// - Parameter other: A system with the same numbers.
  init(
    _ source: Source<Model.Base>, around subject: SystemSubject<Bare>, _ fault: Fault,
    like other: FaultySystem? = nil
  ) {
    (self.subject, self.fault, self.source) = (subject, fault, source)
    fault.note?(
      Bare.keeper == .source ? "init" : "init, or the first write of base",
      subject.table.number(ofMet: source.present, near: 0))
    bare = subject.make(source)
    values = other?.values ?? Numbering(tellingApart: subject.table.values.isCareful)
    bases = other?.bases ?? Numbering(tellingApart: subject.table.bases.isCareful)
    start = bases.number(of: source.present)
  }

  /// Notes what is about to be done, where somebody wants to know.
  fileprivate func note(_ words: @autoclosure () -> String) {
    fault.note?(words(), subject.table.number(ofMet: source.present, near: 0))
  }

  func binding(_ port: Model.Port) -> FaultyBinding<Bare>? {
    note("derive \(portText(port))")
    let use = FaultyBinding(self, port)
    guard use.isDerived else { return nil }
    fault.derive(use)
    return use
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    note("act \(portText(action))")
    bare.perform(action, on: source)
  }
}

// It is one of controls, has a twin and notifies of changes where the system alone does.

extension FaultySystem: ControlSystem where Bare: ControlSystem {
  static var tapTransaction: String? { Bare.tapTransaction }

  func tap(_ port: Model.Port) {
    note("tap \(portText(port))")
    fault.tap(FaultyBinding(self, port))
  }

  func rendering(_ port: Model.Port) -> String {
    note("look at \(portText(port))")
    return fault.rendering(FaultyBinding(self, port))
  }
}

extension FaultySystem: RenderedSystem where Bare: RenderedSystem {
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    Bare.rendering(port, showing: value, in: base)
  }
}

extension FaultySystem: TwinSystem where Bare: TwinSystem {
  typealias Twin = Bare.Twin
}

extension FaultySystem: ConcurrentSystem where Bare: ConcurrentSystem {}

extension FaultySystem: DeferredSystem where Bare: DeferredSystem {
  func settle() {
    note("settle")
    bare.settle()
  }
}

extension FaultySystem: NotifyingSystem where Bare: NotifyingSystem {
  static var noticeTiming: NoticeTiming { Bare.noticeTiming }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    bare.track(read, onChange: notify)
  }
}

/// A binding, or a control, with a fault around it; and, where the fault asks for others, without.
final class FaultyBinding<Bare: BindingSystem>: BindingProtocol {
  private let system: FaultySystem<Bare>
  private let name: Bare.Model.Port
  let own: FaultMemory
  private(set) lazy var port = system.subject.table.ports.number(of: name)
  private lazy var binding = Bare.Derived.subject(of: system.bare.binding(name))

  fileprivate init(
    _ system: FaultySystem<Bare>, _ name: Bare.Model.Port, _ own: FaultMemory = FaultMemory()
  ) {
    (self.system, self.name, self.own) = (system, name, own)
  }

  var wrappedValue: Bare.Model.Value {
    get {
      system.note("get \(portText(name))")
      if let read = system.fault.read { return system.values[read(self)] }
      return binding?.wrappedValue ?? system.subject.world.values.simplest
    }
    set {
      system.note("set \(portText(name)) \(traceText(newValue))")
      if let set = system.fault.set { return set(self, system.values.number(of: newValue)) }
      binding?.wrappedValue = newValue
    }
  }
}

extension FaultyBinding: TransactionalBinding where Bare.Derived.Subject: TransactionalBinding {
  static var keepsLabels: Bool { Bare.Derived.Subject.keepsLabels }

  func inTransaction(_ label: String) -> FaultyBinding {
    if !system.fault.carriesTransactions { return shown }
    let other = FaultyBinding(system, name, own)
    other.binding = binding?.inTransaction(label)
    return other
  }
}

extension FaultyBinding: FaultyUse {
  private typealias Model = Bare.Model

  var ports: Int { system.subject.table.ports.count }
  var all: FaultMemory { system.all }
  func show() { system.fault.showings.count += 1 }

  func read() -> Int { binding.map { system.values.number(of: $0.wrappedValue) } ?? simplest }
  func set(_ value: Int) { binding?.wrappedValue = system.values[value] }
  func tap() { (system.bare as? any ControlSystem)?.tap(any: name) }
  func rendering() -> String { (system.bare as? any ControlSystem)?.rendering(any: name) ?? "" }
  var isDerived: Bool { binding != nil }
  func at(_ port: Int) -> any FaultyUse { FaultyBinding(system, system.subject.table.ports[port]) }

  func again(in base: Int) -> any FaultyUse {
    let source = Source(system.bases[base])
    return FaultyBinding(
      FaultySystem(source, around: system.subject, system.fault, like: system), name)
  }

  var base: Int { system.bases.number(of: system.source.present) }
  var start: Int { system.start }
  var writes: Int { system.source.writeCount }
  func readBase() -> Int { system.bases.number(of: system.source.value) }
  func write(_ base: Int) { system.source.overwrite(system.bases[base]) }
  func look() { system.source.look() }

  func restore(_ base: Int) {
    let (source, base) = (system.source, system.bases[base])
    if Model.areEquivalent(bases: source.present, base) { return }
    show()
    if source.mirror == nil { source.rewrite(base) } else { source.overwrite(base) }
  }

  func isPresent(in base: Int) -> Bool { Model.isPresent(name, in: system.bases[base]) }
  var expected: Int { system.values.number(of: Model.get(name, in: system.source.present)) }

  func after(setting value: Int) -> Int? {
    let (value, base) = (system.values[value], system.source.present)
    guard isPresent, Model.accepts(value, at: name, in: base) else { return nil }
    return system.bases.number(of: Model.set(value, at: name, in: base))
  }

  var states: [Int] { system.states }
  var simplest: Int { system.values.number(of: system.subject.world.values.simplest) }
  var otherBase: Int? {
    permitted.first { $0 != system.source.present }.map(system.bases.number)
  }
  var lastBase: Int? { permitted.last.map(system.bases.number) }

  private var permitted: LazyFilterSequence<[Model.Base]> {
    system.subject.world.bases.listed.lazy.filter(Model.permits)
  }
}

extension ControlSystem {
  fileprivate func tap(any port: Any) { (port as? Model.Port).map(tap) }
  fileprivate func rendering(any port: Any) -> String { (port as? Model.Port).map(rendering) ?? "" }
}

extension Subject {
  /// On, off and mixed, where values are that.
  var switchStates: [Model.Value] {
    let three = (Model.Value.self as? any ThreeValued.Type)?.states
    return (three ?? (Model.Value.self == Bool.self ? [true, false] : []))
      .compactMap { $0 as? Model.Value }
  }
}

extension ThreeValued {
  fileprivate static var states: [Any] { [on, off, mixed] }
}

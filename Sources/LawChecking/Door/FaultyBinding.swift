import BindingGenerators
import BindingLaws

/// A binding, or a control, with a fault around it; and, where the fault asks for others, without.
///
/// A fault gets the numbers that `system` gives to values and bases; a note has those of the model's table.
final class FaultyBinding<Bare: BindingSystem>: BindingProtocol {
  private let system: FaultySystem<Bare>
  private let name: Bare.Model.Port
  let bindingMemory: FaultMemory
  /// The base in which it was derived, by the table of the model, where somebody notes what is done.
  var derivedIn: Int?
  private(set) lazy var port = system.subject.table.ports.number(of: name)
  private lazy var binding = Bare.Derived.subject(of: system.bare.binding(name))

  init(
    _ system: FaultySystem<Bare>, _ name: Bare.Model.Port,
    remembering bindingMemory: FaultMemory = FaultMemory()
  ) {
    self.system = system
    self.name = name
    self.bindingMemory = bindingMemory
  }

  /// Whether somebody has held it while the base changed.
  private var isHeld: Bool { derivedIn.map { $0 != system.met } ?? false }

  var wrappedValue: Bare.Model.Value {
    get {
      system.note(Input(.get, port: port, isHeld: isHeld))
      if let read = system.fault.read { return system.values[read(self)] }
      return binding?.wrappedValue ?? system.subject.world.values.simplest
    }
    set {
      system.note(
        Input(
          .set, port: port, isHeld: isHeld,
          value: system.subject.table.values.number(of: newValue)))
      if let set = system.fault.set { return set(self, system.values.number(of: newValue)) }
      binding?.wrappedValue = newValue
    }
  }
}

extension FaultyBinding: TransactionalBinding where Bare.Derived.Subject: TransactionalBinding {
  static var keepsLabels: Bool { Bare.Derived.Subject.keepsLabels }

  func inTransaction(_ label: String) -> FaultyBinding {
    if !system.fault.carriesTransactions { return showing() }
    let other = FaultyBinding(system, name, remembering: bindingMemory)
    other.binding = binding?.inTransaction(label)
    return other
  }
}

extension FaultyBinding: FaultyUse {
  private var model: Bare.Model { system.subject.model }

  var ports: Int { system.subject.table.ports.count }
  var systemMemory: FaultMemory { system.memory }
  func show() { system.fault.showings.count += 1 }

  func read() -> Int { binding.map { system.values.number(of: $0.wrappedValue) } ?? simplest }
  func set(_ value: Int) { binding?.wrappedValue = system.values[value] }

  func tap() {
    var bare = system.bare
    var name = name
    system.hands?.tap(&bare, &name)
  }

  func rendering() -> String {
    var bare = system.bare
    var name = name
    return system.hands?.render(&bare, &name) ?? ""
  }

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

  // No binding does it, so that nobody logs or notices it. A store has to be written itself: its source is
  // only a copy.
  func restore(_ base: Int) {
    let source = system.source
    let base = system.bases[base]
    if model.areEquivalent(bases: source.present, base) { return }
    show()
    if source.mirror == nil { source.rewrite(base) } else { source.overwrite(base) }
  }

  func isPresent(in base: Int) -> Bool { model.isPresent(name, in: system.bases[base]) }
  var expected: Int { system.values.number(of: model.get(name, in: system.source.present)) }

  func after(setting value: Int) -> Int? {
    let value = system.values[value]
    let base = system.source.present
    guard isPresent, model.accepts(value, at: name, in: base) else { return nil }
    return system.bases.number(of: model.set(value, at: name, in: base))
  }

  var states: [Int] { system.states }
  var simplest: Int { system.values.number(of: system.subject.world.values.simplest) }
  var otherBase: Int? {
    permitted.first { $0 != system.source.present }.map(system.bases.number)
  }
  var lastBase: Int? { permitted.last.map(system.bases.number) }

  private var permitted: LazyFilterSequence<[Bare.Model.Base]> {
    system.subject.world.bases.listed.lazy.filter(model.permits)
  }
}

extension Subject {
  /// On, off and mixed, where values are that; faults know them by these places.
  var switchStates: [Model.Value] {
    let three = (Model.Value.self as? any ThreeValued.Type)?.states
    return (three ?? (Model.Value.self == Bool.self ? [true, false] : []))
      .compactMap { $0 as? Model.Value }
  }
}

extension ThreeValued {
  fileprivate static var states: [Any] { [on, off, mixed] }
}

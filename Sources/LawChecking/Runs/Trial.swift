import BindingGenerators
import BindingLaws

/// One system on a source of its own, with the model beside it, while a trace runs.
final class Trial<System: BindingSystem>: Moment {
  typealias Model = System.Model
  typealias Base = Model.Base
  typealias Port = Model.Port
  typealias Subject = System.Derived.Subject

  let table: ModelTable<Model>
  let source: Source<Base>
  /// The label of the transaction that sets run in, for laws about transactions.
  var transaction: String?
  /// What the model has come to.
  var state: Int
  /// The held ports, in the order in which they were first held.
  var held: [Int] = []
  /// What the innermost loop works on.
  let probe: UnsafeMutablePointer<Probe<System>>
  /// A port that is there, by the model, and whose binding the system did not derive.
  private(set) var missing: Int?
  /// The bases in which bindings were held, in order, where they are asked for.
  var ages: [Base]?
  private(set) var before: Base
  private var firstWrite = 0
  private var growth: Int

  convenience init(
    _ table: ModelTable<Model>, start: Base, isLogging: Bool = true,
    make: (Source<Base>) -> System
  ) {
    self.init(table, state: table.state(of: start), isLogging: isLogging, make: make)
  }

  init(
    _ table: ModelTable<Model>, state: Int, isLogging: Bool, make: (Source<Base>) -> System
  ) {
    (self.table, self.state, before) = (table, state, table.base(of: state))
    source = Source(before, isLogging: isLogging)
    growth = table.growth
    probe = .allocate(capacity: 1)
    probe.initialize(
      to: Probe(
        system: make(source), source: source, count: table.transitions.ports,
        ports: table.ports.elements, values: table.values.elements, bases: table.bases.elements,
        readings: table.readings.elements, presence: table.presence))
  }

  deinit {
    probe.pointee.deallocate()
    probe.deinitialize(count: 1)
    probe.deallocate()
  }

  /// Points the innermost loop at the table again, which may have grown.
  func refresh() {
    if growth == table.growth { return }
    growth = table.growth
    probe.pointee.values = table.values.elements
    probe.pointee.bases = table.bases.elements
    probe.pointee.readings = table.readings.elements
    probe.pointee.presence = table.presence
  }

  var base: Base { source.present }

  var system: System { probe.pointee.system }

  /// The base as the model predicts it.
  var predicted: Base { table.base(of: state) }

  var writes: [Source<Base>.Write] { source.writes(since: firstWrite) }

  var present: [Handle<Port>] {
    let base = source.present
    return table.world.handles.filter { Model.isPresent($0.port, in: base) }
  }

  /// Makes now the moment that `before` and `writes` refer to.
  func mark() {
    before = source.present
    firstWrite = source.writeCount
  }

  var mayFailToDerive: Bool { System.Derived.self != Subject.self }

  func isDerivable(_ handle: Handle<Port>) -> Bool {
    system.binding(handle.port).subject != nil
  }

  func reading(_ handle: Handle<Port>) -> Model.Value {
    subject(handle)?.wrappedValue ?? table.world.values.simplest
  }

  func rendering(_ handle: Handle<Port>) -> String {
    system.rendered(handle.port) ?? ""
  }

  func perform(_ operation: Operation<Model>) {
    perform(table.code(operation))
  }

  /// The binding of a handle; `nil` where there is none, or none yet.
  func subject(_ handle: Handle<Port>) -> Subject? {
    handle.isHeld ? heldBinding(handle.index) : derive(handle.index)
  }

  /// The held binding of a port, if any.
  func heldBinding(_ port: Int) -> Subject? {
    probe.pointee.isHeld[port] ? probe.pointee.bindings[port] : nil
  }

  /// Derives the binding of a port.
  func derive(_ port: Int) -> Subject? {
    let binding = probe.pointee.system.binding(table.ports[port]).subject
    if binding == nil { noteMissing(port) }
    return transaction == nil ? binding : inTransaction(binding)
  }

  private func noteMissing(_ port: Int) {
    if missing == nil && Model.isPresent(table.ports[port], in: source.present) { missing = port }
  }

  private func inTransaction(_ binding: Subject?) -> Subject? {
    guard let transaction, let binding = binding as? any TransactionalBinding else {
      return binding
    }
    return binding.inTransaction(transaction) as? Subject
  }
}

extension BindingSystem {
  fileprivate func rendered(_ port: Model.Port) -> String? {
    (self as? any ControlSystem)?.render(port)
  }
}

extension ControlSystem {
  fileprivate func render(_ port: Any) -> String? {
    (port as? Model.Port).map(rendering)
  }
}

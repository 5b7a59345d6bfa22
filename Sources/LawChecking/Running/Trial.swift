import BindingGenerators
import BindingLaws

/// One system on a source of its own, with the model beside it, while a trace runs.
final class Trial<System: BindingSystem>: Moment {
  typealias Model = System.Model
  typealias Base = Model.Base
  typealias Port = Model.Port

  let world: World<Model>
  let source: Source<Base>
  let system: System
  /// The label of the transaction that sets run in, for laws about transactions.
  var transaction: String?
  /// What the trace has led to, as the model predicts it.
  private(set) var state: TraceState<Model>
  private(set) var before: Base
  private var firstWrite = 0
  private var bindings: [System.Derived.Subject?]

  init(_ world: World<Model>, start: Base, make: (Source<Base>) -> System) {
    self.world = world
    source = Source(start)
    system = make(source)
    state = TraceState(base: start)
    before = start
    bindings = []
  }

  var base: Base { source.base }

  var writes: ArraySlice<Source<Base>.Write> { source.writes[firstWrite...] }

  var present: [Handle<Port>] {
    world.handles.filter { Model.isPresent($0.port, in: source.base) }
  }

  /// Makes now the moment that `before` and `writes` refer to.
  func mark() {
    before = source.base
    firstWrite = source.writes.count
  }

  func isDerivable(_ handle: Handle<Port>) -> Bool {
    system.binding(handle.port).subject != nil
  }

  func reading(_ handle: Handle<Port>) -> Model.Value {
    subject(handle)?.wrappedValue ?? world.values.simplest
  }

  func rendering(_ handle: Handle<Port>) -> String {
    system.rendered(handle.port) ?? ""
  }

  func perform(_ operation: Operation<Model>) {
    carryOut(operation)
    state.follow(operation, in: world)
  }

  private func carryOut(_ operation: Operation<Model>) {
    switch operation {
    case .set(let handle, let value): subject(handle)?.wrappedValue = value
    case .echo(let handle):
      if let binding = subject(handle) { binding.wrappedValue = binding.wrappedValue }
    case .tap(let handle): tap(handle)
    case .write(let newBase): source.rewrite(newBase)
    case .act(let action): system.perform(action, on: source)
    case .hold(let handle): hold(handle)
    case .holdAll: present.forEach { hold($0) }
    case .get(let handle): _ = subject(handle)?.wrappedValue
    case .derive(let handle): _ = system.binding(handle.port).subject
    }
  }

  private func tap(_ handle: Handle<Port>) {
    if !handle.isHeld, system.tapped(handle.port) { return }
    guard let binding = subject(handle), let next = Model.tapped(binding.wrappedValue) else {
      return
    }
    binding.wrappedValue = next
  }

  private func hold(_ handle: Handle<Port>) {
    if bindings.isEmpty { bindings = Array(repeating: nil, count: world.handles.count) }
    bindings[handle.index] = subject(handle.fresh)
  }

  /// The binding of a handle; `nil` where there is none, or none yet.
  func subject(_ handle: Handle<Port>) -> System.Derived.Subject? {
    if !handle.isHeld { return inTransaction(system.binding(handle.port).subject) }
    return bindings.isEmpty ? nil : bindings[handle.index]
  }

  private func inTransaction(_ binding: System.Derived.Subject?) -> System.Derived.Subject? {
    guard let transaction, let binding = binding as? any TransactionalBinding else {
      return binding
    }
    return binding.inTransaction(transaction) as? System.Derived.Subject
  }
}

extension BindingSystem {
  fileprivate func rendered(_ port: Model.Port) -> String? {
    (self as? any ControlSystem)?.render(port)
  }

  fileprivate func tapped(_ port: Model.Port) -> Bool {
    (self as? any ControlSystem)?.tapControl(port) ?? false
  }
}

extension ControlSystem {
  fileprivate func render(_ port: Any) -> String? {
    (port as? Model.Port).map(rendering)
  }

  fileprivate func tapControl(_ port: Any) -> Bool {
    guard let port = port as? Model.Port else { return false }
    tap(port)
    return true
  }
}

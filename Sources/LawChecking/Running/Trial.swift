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
  let system: System
  /// The label of the transaction that sets run in, for laws about transactions.
  var transaction: String?
  /// What the model has come to.
  var state: Int
  /// The held ports, in the order in which they were first held.
  var held: [Int] = []
  let bindings: HeldBindings<Subject, Model.Value>
  private(set) var before: Base
  private var firstWrite = 0

  init(_ table: ModelTable<Model>, start: Base, make: (Source<Base>) -> System) {
    self.table = table
    source = Source(start)
    system = make(source)
    state = table.state(of: start)
    before = start
    bindings = HeldBindings(count: table.world.handles.count)
  }

  var base: Base { source.base }

  /// The base as the model predicts it.
  var predicted: Base { table.base(of: state) }

  var writes: ArraySlice<Source<Base>.Write> { source.writes[firstWrite...] }

  var present: [Handle<Port>] {
    table.world.handles.filter { Model.isPresent($0.port, in: source.base) }
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
    handle.isHeld ? bindings[handle.index] : derive(handle.index)
  }

  /// Derives the binding of a port.
  func derive(_ port: Int) -> Subject? {
    let binding = system.binding(table.world.handles[port].port).subject
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

import BindingGenerators
import BindingLaws

/// What the model and the held bindings have come to.
struct ModelState<Model: ReferenceModel> {
  private let table: ModelTable<Model>
  private(set) var number: Int
  private(set) var held: [Int] = []

  init(_ table: ModelTable<Model>, base: Model.Base) {
    (self.table, number) = (table, table.state(of: base))
  }

  mutating func follow(_ operation: Operation<Model>) {
    let code = table.code(operation)
    if code.kind == .hold { hold(code.port) }
    if code.kind == .holdAll { for port in table.world.handles.indices { hold(port) } }
    number = table.next(number, code)
  }

  private mutating func hold(_ port: Int) {
    if table.isPresent(port, in: number) && !held.contains(port) { held.append(port) }
  }
}

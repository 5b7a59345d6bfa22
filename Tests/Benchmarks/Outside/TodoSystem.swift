import BindingLaws

/// The todo app with a fault or in a style, as a system.
struct TodoSystem: StoreSystem {
  static let model = TodoModel()
  private let store = TodoStore()

  init() {}

  init(source: Source<TodoScreen>, _ fault: TodoFault?, _ style: TodoStyle) {
    self.init(source: source)
    store.fault = fault
    store.style = style
  }

  var base: TodoScreen {
    get { store.screen }
    nonmutating set { store.load(newValue) }
  }

  func binding(_ port: TodoModel.Port) -> ClosureBinding<String>? { store.binding(port) }

  func perform(_ action: TodoModel.Action) {
    switch action {
    case .add: store.add()
    case .remove(let id): store.remove(id)
    case .clearCompleted: store.clearCompleted()
    }
  }
}

import LawTesting
import Observation
import Testing

// Code of the article "Where your state lives".

struct Todo: Identifiable, Equatable {
  let id: Int
  var isDone = false
}

/// The state of an app, as its views have it.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable final class TodoStore {
  var todos: [Todo] = []
  var volume = 5

  func isDone(_ id: Todo.ID) -> MyBinding<Bool>? {
    guard todos.contains(where: { $0.id == id }) else { return nil }
    return MyBinding(
      get: { self.todos.first { $0.id == id }?.isDone ?? false },
      set: { isDone in
        guard let index = self.todos.firstIndex(where: { $0.id == id }) else { return }
        self.todos[index].isDone = isDone
      })
  }
}

/// The model: what is bound of each todo, and which todos there are.
var todoModel: ElementsModel<Todo, Bool> { ElementsModel([Todo(id: 1), Todo(id: 2)], \.isDone) }

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor struct TodoToggle: @MainActor StoreSystem {
  static var model: ElementsModel<Todo, Bool> { todoModel }
  let store = TodoStore()
  var base: [Todo] {
    get { store.todos }
    nonmutating set { store.todos = newValue }
  }
  func binding(_ id: Todo.ID) -> MyBinding<Bool>? { store.isDone(id) }
}

@Suite @MainActor struct `A store of an app` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `binds a property`() {
    let verdicts = expect({ TodoStore() }, \.volume) { store in
      MyBinding(get: { store.volume }, set: { store.volume = $0 })
    }
    // No law is named, so all that speak about one number judge it.
    #expect(verdicts.count > 6)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `binds its rows`() {
    expect(
      .elements([Todo(id: 1), Todo(id: 2)], \.isDone), over: \.todos, of: { TodoStore() }
    ) { store, id in
      store.isDone(id)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: await MainActor.run { TodoToggle.laws })
  func `obeys each law`(_ law: Law) { expect(TodoToggle.self, obeys: law) }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(.inChildProcess) func `is judged in a child process`() {
    #expect(expect(TodoToggle.self, obeys: .followsIdentity)?.kind == .proved)
  }
}

import LawTesting
import Observation
import Testing

// Code of the article "Where your state lives", and of comments of protocols.

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

/// A player that notifies of each change of its volume.
final class Player {
  var afterChange: (Int) -> Void = { _ in }
  private(set) var volume = 0

  func turn(to volume: Int) {
    self.volume = volume
    afterChange(volume)
  }
}

/// The volume of a player.
struct LoudnessModel: ReferenceModel {
  var ports: [SinglePort] { [.value] }
  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [2, 1, 0] }
  func get(_ port: SinglePort, in volume: Int) -> Int { volume }
  func set(_ value: Int, at port: SinglePort, in volume: Int) -> Int { value }
}

struct PlayerVolume: NotifyingStoreSystem {
  static let model = LoudnessModel()
  let player = Player()
  var base: Int {
    get { player.volume }
    nonmutating set { player.turn(to: newValue) }
  }
  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { player.volume }, set: { player.turn(to: $0) })
  }
  func reportWrites(to note: @escaping (Int, String?) -> Void) {
    player.afterChange = { note($0, nil) }
  }
}

@Suite struct `A store that reports its writes` {
  @Test func `is judged by laws about writes`() {
    #expect(expect(PlayerVolume.self, obeys: .setOnce)?.kind == .proved)
  }
}

// The listeners to a change.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor struct WatchedVolume: @MainActor StoreSystem, @MainActor NotifyingSystem {
  static let model = LoudnessModel()
  let store = TodoStore()
  var base: Int {
    get { store.volume }
    nonmutating set { store.volume = newValue }
  }
  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { store.volume }, set: { store.volume = $0 })
  }
}

@Suite struct `Readers of a store` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(.skipping(.silence, because: "each write notifies, even of the same value"))
  @MainActor func `are notified of each change`() {
    expect(WatchedVolume.self, obeys: .notification)
  }
}

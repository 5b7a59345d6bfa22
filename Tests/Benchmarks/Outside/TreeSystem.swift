import BindingLaws

/// The model of a tree with the keys 0 to 3: its entries in order of their keys.
struct TreeModel: ReferenceModel {
  /// A union of the tree with other entries.
  enum Action: Equatable {
    case union([SearchTree.Entry])
  }

  var ports: [Int] { Array(0..<4) }
  var values: [Int?]? { [1, 2, nil] }
  var bases: [[SearchTree.Entry]]? {
    ports.reduce([[]]) { bases, key in
      [nil, 1, 2].flatMap { (value: Int?) in
        bases.map { $0 + (value.map { [SearchTree.Entry(key: key, value: $0)] } ?? []) }
      }
    }
  }
  /// The unions with one entry, with two neighbours, and with an entry for each key.
  var actions: [Action] {
    [1, 2, 4].flatMap { count in
      (0...(4 - count)).map { first in
        .union((first..<(first + count)).map { SearchTree.Entry(key: $0, value: 2) })
      }
    }
  }

  func get(_ key: Int, in base: [SearchTree.Entry]) -> Int? {
    base.first { $0.key == key }?.value
  }

  func set(_ value: Int?, at key: Int, in base: [SearchTree.Entry]) -> [SearchTree.Entry] {
    let new = value.map { [SearchTree.Entry(key: key, value: $0)] } ?? []
    return base.filter { $0.key < key } + new + base.filter { $0.key > key }
  }

  func apply(_ action: Action, to base: [SearchTree.Entry]) -> [SearchTree.Entry] {
    guard case .union(let entries) = action else { return base }
    return entries.reduce(base) { base, entry in
      set(get(entry.key, in: base) ?? entry.value, at: entry.key, in: base)
    }
  }
}

/// A tree that an app keeps, with a binding to the value of each key.
///
/// A set of nil deletes the key.
struct TreeSystem: StoreSystem {
  static let model = TreeModel()
  final class Store {
    var tree = SearchTree.leaf
  }
  private let store = Store()
  private var fault: TreeFault?

  init() {}

  init(source: Source<[SearchTree.Entry]>, fault: TreeFault?) {
    self.init(source: source)
    self.fault = fault
  }

  var base: [SearchTree.Entry] {
    get { store.tree.entries }
    nonmutating set { store.tree = SearchTree(newValue) }
  }

  func binding(_ key: Int) -> ClosureBinding<Int?> {
    ClosureBinding(
      get: { store.tree.find(key) },
      set: { [fault] value in
        store.tree =
          value.map { store.tree.inserting(SearchTree.Entry(key: key, value: $0), fault) }
          ?? store.tree.deleting(key, fault)
      })
  }

  func perform(_ action: TreeModel.Action) {
    if case .union(let entries) = action {
      store.tree = store.tree.union(SearchTree(entries), fault)
    }
  }
}

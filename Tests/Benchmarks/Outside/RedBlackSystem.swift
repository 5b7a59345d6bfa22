import BindingLaws

/// The model of a red-black tree: its entries in order of their keys, and colours that are right.
struct RedBlackModel: ReferenceModel {
  enum Port: Hashable, CustomStringConvertible {
    case key(Int)
    /// A port that reads 1 if the colours of the tree are right, and takes no set.
    case colours

    var description: String {
      switch self {
      case .key(let key): "\(key)"
      case .colours: "colours"
      }
    }
  }

  /// Whether the model has the port `colours`.
  var showsColours = false
  /// The keys.
  ///
  /// There are enough for the deepest tree that a fault needs to show.
  private let keys = 0..<12

  var ports: [Port] { keys.map(Port.key) + (showsColours ? [.colours] : []) }
  var values: [Int?]? { [1, 2, nil] }
  /// The empty tree, and all trees of consecutive keys.
  var bases: [[SearchTree.Entry]]? {
    let runs = (1...keys.count).flatMap { count in
      (0...(keys.count - count)).map { first in first..<(first + count) }
    }
    return [[]] + runs.map { run in run.map { SearchTree.Entry(key: $0, value: 1) } }
  }

  func get(_ port: Port, in base: [SearchTree.Entry]) -> Int? {
    guard case .key(let key) = port else { return 1 }
    return base.first { $0.key == key }?.value
  }

  func accepts(_ value: Int?, at port: Port, in base: [SearchTree.Entry]) -> Bool {
    port != .colours
  }

  func set(_ value: Int?, at port: Port, in base: [SearchTree.Entry]) -> [SearchTree.Entry] {
    guard case .key(let key) = port else { return base }
    let new = value.map { [SearchTree.Entry(key: key, value: $0)] } ?? []
    return base.filter { $0.key < key } + new + base.filter { $0.key > key }
  }
}

/// A red-black tree that an app keeps, with a binding to the value of each key.
///
/// A set of nil deletes the key.
struct RedBlackSystem: StoreSystem {
  static let model = RedBlackModel()
  final class Store {
    var tree = RedBlackTree.leaf
  }
  private let store = Store()
  private var fault: RedBlackFault?

  init() {}

  init(source: Source<[SearchTree.Entry]>, _ fault: RedBlackFault?) {
    self.init(source: source)
    self.fault = fault
  }

  var base: [SearchTree.Entry] {
    get { store.tree.entries }
    nonmutating set { store.tree = RedBlackTree(newValue) }
  }

  func binding(_ port: RedBlackModel.Port) -> ClosureBinding<Int?> {
    guard case .key(let key) = port else {
      return ClosureBinding(get: { store.tree.isRedBlack ? 1 : nil }, set: { _ in })
    }
    return ClosureBinding(
      get: { store.tree.find(key) },
      set: { [fault] value in
        store.tree =
          value.map { store.tree.inserting(SearchTree.Entry(key: key, value: $0), fault) }
          ?? store.tree.deleting(key, fault)
      })
  }
}

extension RedBlackFault: PlantedFault {
  var law: Law { .conforms }

  static func system(_ source: Source<[SearchTree.Entry]>, _ fault: Self?) -> RedBlackSystem {
    RedBlackSystem(source: source, fault)
  }
}

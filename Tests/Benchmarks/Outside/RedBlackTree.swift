/// A red-black tree that can have any of the faults.
///
/// It inserts by the algorithm of Chris Okasaki, and deletes by that of Stefan Kahrs.
indirect enum RedBlackTree {
  typealias Entry = SearchTree.Entry
  enum Colour { case red, black }

  case leaf
  case node(Colour, RedBlackTree, Entry, RedBlackTree)

  /// Makes a tree by inserting entries one after the other.
  init(_ entries: [Entry]) {
    self = entries.reduce(.leaf) { $0.inserting($1, nil) }
  }

  var entries: [Entry] {
    if case .node(_, let left, let entry, let right) = self {
      left.entries + [entry] + right.entries
    } else {
      []
    }
  }

  func find(_ key: Int) -> Int? {
    guard case .node(_, let left, let entry, let right) = self else { return nil }
    if key == entry.key { return entry.value }
    return (key < entry.key ? left : right).find(key)
  }

  /// Whether the root is black, no red node has a red child, and all paths have the same number of black nodes.
  var isRedBlack: Bool { !isRed && blackHeight != nil }

  var isRed: Bool {
    if case .node(.red, _, _, _) = self { true } else { false }
  }

  /// Whether the root is a black node, which a leaf is not.
  var isBlackNode: Bool {
    if case .node(.black, _, _, _) = self { true } else { false }
  }

  /// The number of black nodes on each path.
  ///
  /// Nil if the numbers differ, or if a red node has a red child.
  private var blackHeight: Int? {
    guard case .node(let colour, let left, _, let right) = self else { return 0 }
    guard let height = left.blackHeight, height == right.blackHeight else { return nil }
    if colour == .red { return left.isRed || right.isRed ? nil : height }
    return height + 1
  }

  /// Returns the tree with its root in a colour.
  func painted(_ colour: Colour) -> RedBlackTree {
    guard case .node(_, let left, let entry, let right) = self else { return self }
    return .node(colour, left, entry, right)
  }
}

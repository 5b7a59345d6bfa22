/// A fault of a red-black tree that Etna (Shi et al., ICFP 2023) plants, in words of this package.
enum RedBlackFault: String, CaseIterable, Codable, Sendable {
  case insertDiscards = "insert discards the tree"
  case insertOverwrites = "insert overwrites a smaller key"
  case insertKeeps = "insert leaves an old value"
  case insertsBlack = "insert makes a black leaf"
  case leftUnbalanced = "insert balances on the right alone"
  case rightUnbalanced = "insert balances on the left alone"
  case leftSwapped = "balancing on the left swaps two subtrees"
  case rightSwapped = "balancing on the right swaps two subtrees"
  case deleteCuts = "delete drops what is above"
  case deleteTurns = "delete turns the wrong way"
  case rootStaysRed = "delete leaves a red root"
  case leftStaysBlack = "delete on the left forgets to redden"
  case rightStaysBlack = "delete on the right forgets to redden"
  case redsJoinBlack = "delete joins two red trees by black"
  case blacksJoinRed = "delete joins two black trees by red"
}

/// A red-black tree that can have any of the faults.
///
/// It deletes by the algorithm of Stefan Kahrs.
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

  private var isRed: Bool {
    if case .node(.red, _, _, _) = self { true } else { false }
  }

  private var isBlackNode: Bool {
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

  private func painted(_ colour: Colour) -> RedBlackTree {
    guard case .node(_, let left, let entry, let right) = self else { return self }
    return .node(colour, left, entry, right)
  }
}

// MARK: - Insertion

extension RedBlackTree {
  func inserting(_ new: Entry, _ fault: RedBlackFault?) -> RedBlackTree {
    inserted(new, fault).painted(.black)
  }

  private func inserted(_ new: Entry, _ fault: RedBlackFault?) -> RedBlackTree {
    guard case .node(let colour, let left, let entry, let right) = self else {
      return .node(fault == .insertsBlack ? .black : .red, .leaf, new, .leaf)
    }
    if fault == .insertDiscards { return .node(.red, .leaf, new, .leaf) }
    if new.key < entry.key {
      let left = left.inserted(new, fault)
      return fault == .leftUnbalanced
        ? .node(colour, left, entry, right) : Self.balanced(colour, left, entry, right, fault)
    }
    if new.key > entry.key && fault != .insertOverwrites {
      let right = right.inserted(new, fault)
      return fault == .rightUnbalanced
        ? .node(colour, left, entry, right) : Self.balanced(colour, left, entry, right, fault)
    }
    let value = fault == .insertKeeps ? entry.value : new.value
    return .node(colour, left, Entry(key: entry.key, value: value), right)
  }

  /// Returns the node, rotated if it is black and a red child has a red child.
  ///
  /// In order, the four subtrees are `a` to `d`, and the entries between them are `x`, `y` and `z`.
  private static func balanced(
    _ colour: Colour, _ left: RedBlackTree, _ entry: Entry, _ right: RedBlackTree,
    _ fault: RedBlackFault?
  ) -> RedBlackTree {
    if colour == .red { return .node(.red, left, entry, right) }
    if case .node(.red, .node(.red, let a, let x, let b), let y, let c) = left {
      return fault == .leftSwapped
        ? turned(a, x, b, y, right, entry, c) : turned(a, x, b, y, c, entry, right)
    }
    if case .node(.red, let a, let x, .node(.red, let b, let y, let c)) = left {
      return turned(a, x, b, y, c, entry, right)
    }
    if case .node(.red, .node(.red, let b, let y, let c), let z, let d) = right {
      return fault == .rightSwapped
        ? turned(left, entry, c, y, b, z, d) : turned(left, entry, b, y, c, z, d)
    }
    if case .node(.red, let b, let y, .node(.red, let c, let z, let d)) = right {
      return turned(left, entry, b, y, c, z, d)
    }
    return .node(.black, left, entry, right)
  }

  /// Returns a red node with two black children.
  private static func turned(
    _ a: RedBlackTree, _ x: Entry, _ b: RedBlackTree, _ y: Entry, _ c: RedBlackTree, _ z: Entry,
    _ d: RedBlackTree
  ) -> RedBlackTree {
    .node(.red, .node(.black, a, x, b), y, .node(.black, c, z, d))
  }
}

// MARK: - Deletion

extension RedBlackTree {
  func deleting(_ key: Int, _ fault: RedBlackFault?) -> RedBlackTree {
    let tree = deleted(key, fault)
    return fault == .rootStaysRed ? tree : tree.painted(.black)
  }

  private func deleted(_ key: Int, _ fault: RedBlackFault?) -> RedBlackTree {
    guard case .node(_, let left, let entry, let right) = self else { return .leaf }
    if key == entry.key { return left.joined(to: right, fault) }
    let goesLeft = (key < entry.key) != (fault == .deleteTurns)
    let newChild = (goesLeft ? left : right).deleted(key, fault)
    if fault == .deleteCuts { return newChild }
    if goesLeft {
      return left.isBlackNode
        ? Self.lowerOnLeft(newChild, entry, right, fault) : .node(.red, newChild, entry, right)
    }
    return right.isBlackNode
      ? Self.lowerOnRight(left, entry, newChild, fault) : .node(.red, left, entry, newChild)
  }

  /// Returns the balanced tree of a node whose left subtree has lost a black node.
  private static func lowerOnLeft(
    _ left: RedBlackTree, _ entry: Entry, _ right: RedBlackTree, _ fault: RedBlackFault?
  ) -> RedBlackTree {
    if left.isRed { return .node(.red, left.painted(.black), entry, right) }
    if right.isBlackNode { return balanced(.black, left, entry, right.painted(.red), fault) }
    guard case .node(.red, .node(.black, let a, let y, let b), let z, let c) = right else {
      // Only a tree that a fault has spoiled gets here. Otherwise the right subtree is red, with black children.
      return .node(.red, left, entry, right)
    }
    let last = fault == .leftStaysBlack ? c : c.painted(.red)
    return .node(.red, .node(.black, left, entry, a), y, balanced(.black, b, z, last, fault))
  }

  /// Returns the balanced tree of a node whose right subtree has lost a black node.
  private static func lowerOnRight(
    _ left: RedBlackTree, _ entry: Entry, _ right: RedBlackTree, _ fault: RedBlackFault?
  ) -> RedBlackTree {
    if right.isRed { return .node(.red, left, entry, right.painted(.black)) }
    if left.isBlackNode { return balanced(.black, left.painted(.red), entry, right, fault) }
    guard case .node(.red, let a, let x, .node(.black, let b, let y, let c)) = left else {
      // Only a tree that a fault has spoiled gets here. Otherwise the left subtree is red, with black children.
      return .node(.red, left, entry, right)
    }
    let first = fault == .rightStaysBlack ? a : a.painted(.red)
    return .node(.red, balanced(.black, first, x, b, fault), y, .node(.black, c, entry, right))
  }

  /// Returns this tree and another in one.
  ///
  /// All keys of the other tree are greater, and the paths of both trees have the same number of black nodes.
  private func joined(to other: RedBlackTree, _ fault: RedBlackFault?) -> RedBlackTree {
    guard case .node(let colour, let a, let x, let b) = self else { return other }
    guard case .node(let otherColour, let c, let y, let d) = other else { return self }
    if colour == .black && otherColour == .red { return .node(.red, joined(to: c, fault), y, d) }
    if colour == .red && otherColour == .black {
      return .node(.red, a, x, b.joined(to: other, fault))
    }
    let middle = b.joined(to: c, fault)
    if case .node(.red, let b, let z, let c) = middle {
      let isWrong = fault == (colour == .red ? .redsJoinBlack : .blacksJoinRed)
      let opposite: Colour = colour == .red ? .black : .red
      let childColour = isWrong ? opposite : colour
      return .node(.red, .node(childColour, a, x, b), z, .node(childColour, c, y, d))
    }
    if colour == .red { return .node(.red, a, x, .node(.red, middle, y, d)) }
    return Self.lowerOnLeft(a, x, .node(.black, middle, y, d), fault)
  }
}

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
  static func balanced(
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

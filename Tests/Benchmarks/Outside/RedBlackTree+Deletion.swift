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
    // If the root of the child was black, each path of the child has one black node less now, and the other child has
    // to follow. Otherwise the height of the child is the same. The parent, or `deleting` at the root, makes up for
    // what this node loses in turn.
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
  ///
  /// The inner subtrees of the two roots are joined first. If a red tree comes of that, its root is the new root, above
  /// the two old ones. Otherwise one of the old roots stays above.
  private func joined(to other: RedBlackTree, _ fault: RedBlackFault?) -> RedBlackTree {
    guard case .node(let colour, let a, let x, let b) = self else { return other }
    guard case .node(let otherColour, let c, let y, let d) = other else { return self }
    if colour == .black && otherColour == .red { return .node(.red, joined(to: c, fault), y, d) }
    if colour == .red && otherColour == .black {
      return .node(.red, a, x, b.joined(to: other, fault))
    }
    // Both roots have the same colour from here on.
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

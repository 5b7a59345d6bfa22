/// One of the eight faults of a search tree that "How to Specify It!" describes.
enum TreeFault: String, CaseIterable, Codable {
  case insertDiscards = "insert discards the tree"
  case insertRepeats = "insert puts a key in twice"
  case insertKeeps = "insert leaves an old value"
  case deleteCuts = "delete drops what is above"
  case deleteTurns = "delete turns the wrong way"
  case unionAppends = "union takes all keys on the left as smaller"
  case unionTrusts = "union takes a smaller root for smaller keys"
  case unionPrefers = "union prefers the right value at a root"

  /// Whether the fault is one of union, and not of insert or delete.
  var isOfUnion: Bool {
    switch self {
    case .unionAppends, .unionTrusts, .unionPrefers: true
    case .insertDiscards, .insertRepeats, .insertKeeps, .deleteCuts, .deleteTurns: false
    }
  }
}

/// A binary search tree that can have any of the faults.
indirect enum SearchTree {
  struct Entry: Equatable, CustomStringConvertible {
    let key: Int
    let value: Int
    var description: String { "\(key): \(value)" }
  }

  case leaf
  case node(SearchTree, Entry, SearchTree)

  /// Makes a balanced tree of entries in order.
  init(_ entries: some RandomAccessCollection<Entry>) {
    self = .leaf
    if entries.isEmpty { return }
    let middle = entries.index(entries.startIndex, offsetBy: entries.count / 2)
    let greater = entries[middle...].dropFirst()
    self = .node(SearchTree(entries[..<middle]), entries[middle], SearchTree(greater))
  }

  var entries: [Entry] {
    if case .node(let left, let entry, let right) = self {
      left.entries + [entry] + right.entries
    } else {
      []
    }
  }

  func find(_ key: Int) -> Int? {
    guard case .node(let left, let entry, let right) = self else { return nil }
    if key == entry.key { return entry.value }
    return (key < entry.key ? left : right).find(key)
  }

  func inserting(_ new: Entry, _ fault: TreeFault?) -> SearchTree {
    guard case .node(let left, let entry, let right) = self, fault != .insertDiscards else {
      return .node(.leaf, new, .leaf)
    }
    if new.key == entry.key && fault != .insertRepeats {
      return fault == .insertKeeps ? self : .node(left, new, right)
    }
    return new.key < entry.key
      ? .node(left.inserting(new, fault), entry, right)
      : .node(left, entry, right.inserting(new, fault))
  }

  func deleting(_ key: Int, _ fault: TreeFault?) -> SearchTree {
    guard case .node(let left, let entry, let right) = self else { return .leaf }
    if key == entry.key { return left.followed(by: right) }
    let goesLeft = (key < entry.key) != (fault == .deleteTurns)
    let newChild = (goesLeft ? left : right).deleting(key, fault)
    if fault == .deleteCuts { return newChild }
    return goesLeft ? .node(newChild, entry, right) : .node(left, entry, newChild)
  }

  /// Returns this tree and another in one.
  ///
  /// All keys of the other tree are greater.
  private func followed(by other: SearchTree) -> SearchTree {
    guard case .node(let left, let entry, let right) = self else { return other }
    return .node(left, entry, right.followed(by: other))
  }

  /// Returns the union of this tree and another.
  ///
  /// A key that both have keeps the value of this tree.
  func union(_ other: SearchTree, _ fault: TreeFault?) -> SearchTree {
    if fault == .unionAppends { return followed(by: other) }
    guard case .node(let left, let entry, let right) = self else { return other }
    guard case .node(let otherLeft, let root, let otherRight) = other else { return self }
    if fault == .unionTrusts && entry.key < root.key {
      return .node(union(otherLeft, fault), root, otherRight)
    }
    let kept = fault == .unionPrefers && root.key == entry.key ? root : entry
    return .node(
      left.union(other.part { $0 < entry.key }, fault), kept,
      right.union(other.part { $0 > entry.key }, fault))
  }

  /// Returns a tree of the entries whose keys are included.
  private func part(_ isIncluded: (Int) -> Bool) -> SearchTree {
    SearchTree(entries.filter { isIncluded($0.key) })
  }
}

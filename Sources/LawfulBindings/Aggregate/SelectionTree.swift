// Reports print the cases.
/// A hierarchy of toggles of any depth over one set of selected leaves.
public indirect enum SelectionTree<Leaf: Hashable> {
  /// A toggle of one leaf.
  case leaf(Leaf)
  /// A toggle of everything below it.
  case branch([SelectionTree])

  /// All leaves below, from left to right.
  @inlinable
  public var leaves: [Leaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .branch(let children): children.flatMap(\.leaves)
    }
  }

  /// Returns the state of this toggle.
  ///
  /// A branch without leaves is off. Elements that are no leaves do not count.
  ///
  /// - Parameter selection: The selected leaves.
  @inlinable
  public func state(in selection: Set<Leaf>) -> ToggleState {
    ToggleState(folding: leaves.lazy.map { ToggleState(selection.contains($0)) }) ?? .off
  }
}

extension SelectionTree: Hashable {}
extension SelectionTree: Sendable where Leaf: Sendable {}

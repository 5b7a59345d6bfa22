// Reports spell the cases.
/// A hierarchy of toggles of any depth over one set of selected leaves.
public indirect enum SelectionTree<Leaf: Hashable> {
  /// A toggle for one leaf.
  case leaf(Leaf)
  /// A toggle for everything below it.
  case branch([SelectionTree])

  /// Every leaf below, from left to right.
  @inlinable
  public var leaves: [Leaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .branch(let children): children.flatMap(\.leaves)
    }
  }

  /// The state of this toggle: a branch without leaves is off; elements that are no leaves do not
  /// count.
  ///
  /// - Parameter selection: The selected leaves.
  @inlinable
  public func state(in selection: Set<Leaf>) -> ToggleState {
    ToggleState(folding: leaves.lazy.map { ToggleState(selection.contains($0)) }) ?? .off
  }
}

extension SelectionTree: Hashable {}
extension SelectionTree: Sendable where Leaf: Sendable {}

extension HeadlessBinding where Value == ToggleState {
  /// The state of a toggle in a hierarchy.
  ///
  /// On selects all of its leaves, off deselects them and no others.
  ///
  /// - Parameters:
  ///   - selection: The selected leaves of the whole hierarchy.
  ///   - node: The toggle. Turning on a branch without leaves is rejected.
  public init<Leaf>(selection: HeadlessBinding<Set<Leaf>>, of node: SelectionTree<Leaf>) {
    let leaves = Set(node.leaves)
    self = selection.derive(
      get: { node.state(in: $0) },
      accepts: { _, state in state == .off || (state == .on && !leaves.isEmpty) },
      put: { $0.toggleAll(leaves, isSelected: $1 == .on) })
  }
}

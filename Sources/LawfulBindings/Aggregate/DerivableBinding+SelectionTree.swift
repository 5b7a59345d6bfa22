// Reports spell this initialiser.
extension DerivableBinding where Value == ToggleState {
  /// The state of a toggle in a hierarchy.
  ///
  /// On selects all of its leaves, off deselects them and no others. Upholds `set-get`, and the laws of
  /// honesty, of the mixed state and of membership; `get-set` where the state is not mixed, which
  /// cannot be written.
  ///
  /// - Parameters:
  ///   - selection: The selected leaves of the whole hierarchy.
  ///   - node: The toggle. Turning on a branch without leaves is rejected.
  @inlinable
  public init<Leaf>(
    selection: some DerivableBinding<Set<Leaf>, Transaction>, of node: SelectionTree<Leaf>
  ) {
    let leaves = Set(node.leaves)
    self.init(
      selection,
      through: Lens(
        get: { node.state(in: $0) },
        accepts: { _, state in state == .off || (state == .on && !leaves.isEmpty) },
        put: { $0.toggleAll(leaves, isSelected: $1 == .on) }))
  }
}

// Reports print these subscripts.
extension Equatable {
  /// The state of several flags together: on, off, or else mixed.
  ///
  /// A set is one write of the whole. A set of mixed writes the same value back. Upholds `set-get`, the laws
  /// of honesty and those of the mixed state. Upholds `get-set` if the state is not mixed. Mixed cannot be
  /// set.
  ///
  /// ```swift
  /// TriStateToggle("All", state: $mail[all: \.isWeekly, \.isUrgent])
  /// ```
  ///
  /// - Parameter flags: The flags. No flags at all read on, and stay so.
  @inlinable
  public subscript(all flags: WritableKeyPath<Self, Bool>...) -> ToggleState {
    get { ToggleState(folding: flags.lazy.map { ToggleState(self[keyPath: $0]) }) ?? .on }
    set {
      guard let isOn = newValue.written else { return }
      for flag in flags { self[keyPath: flag] = isOn }
    }
  }
}

extension MutableCollection {
  /// The state of the flags of all elements together: on, off, or else mixed.
  ///
  /// A set is one write of the whole collection. A set of mixed writes the same elements back. Upholds
  /// `set-get`, the laws of honesty and those of the mixed state. Upholds `get-set` if the state is not
  /// mixed. Mixed cannot be set.
  ///
  /// - Parameter isOn: The flag in each element. No elements at all read on, and stay so.
  @inlinable
  public subscript(all isOn: WritableKeyPath<Element, Bool>) -> ToggleState {
    get { ToggleState(folding: lazy.map { ToggleState($0[keyPath: isOn]) }) ?? .on }
    set {
      guard let isAllOn = newValue.written else { return }
      for index in indices { self[index][keyPath: isOn] = isAllOn }
    }
  }
}

extension Set {
  /// The state of a toggle in a hierarchy whose selected leaves are the elements of this set.
  ///
  /// On selects all of its leaves. Off deselects them, and no others. A set of mixed, or of on if there are
  /// no leaves, writes the same set back. Upholds `set-get`, and the laws of honesty, of the mixed state and
  /// of membership. Upholds `get-set` if the state is not mixed. Mixed cannot be set.
  ///
  /// - Parameter node: The toggle. Without leaves it reads off.
  @inlinable
  public subscript(all node: SelectionTree<Element>) -> ToggleState {
    get { node.state(in: self) }
    set {
      guard let isOn = newValue.written else { return }
      toggleAll(node.leaves, isSelected: isOn)
    }
  }
}

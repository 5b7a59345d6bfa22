import LawfulBindings

/// A view of tabs without views, of which exactly one is active.
///
/// `Toggles/EveryControl` counts that a tap takes one write and no read. The view stores one binding.
/// `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessTabView<Tag: Equatable> {
  private let tabs: [Tag]
  private let selection: HeadlessBinding<Tag?>

  /// Makes the tabs.
  ///
  /// - Parameters:
  ///   - selection: The active tab. Without a binding, the view owns the selection and starts with the first
  ///     tab.
  ///   - tabs: The tabs, all different. If the selection is none of them, no tab is active.
  init(selection: HeadlessBinding<Tag>?, tabs: [Tag]) {
    self.tabs = tabs
    self.selection =
      selection?.map(Optional.some, back: \.self)
      ?? HeadlessState(wrappedValue: tabs.first).projectedValue
  }

  /// The active tab.
  ///
  /// Nil if the selection is none of the tabs.
  var active: Tag? { tabs.first { self[$0].wrappedValue } }

  /// Returns a binding to whether a tab is active.
  ///
  /// The binding rejects off, because another tab has to be turned on.
  ///
  /// - Parameter tab: One of the tabs. Any other reads off and rejects every write.
  subscript(tab: Tag) -> HeadlessBinding<Bool> {
    guard tabs.contains(tab) else { return .constant(false) }
    return HeadlessBinding(selecting: tab, inRequired: selection)
  }

  /// Taps a tab, which activates it.
  ///
  /// - Parameter tab: One of the tabs. Any other does nothing.
  func tap(_ tab: Tag) { self[tab].wrappedValue = true }
}

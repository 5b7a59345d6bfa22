import LawfulBindings

/// Tabs of which exactly one is active, without views.
///
/// `Toggles/EveryControl` counts: a tap writes once and reads nothing. `ControlTests` counts the bindings
/// that it stores: one. `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessTabView<Tag: Equatable> {
  private let tabs: [Tag]
  private let selection: HeadlessBinding<Tag?>

  /// Makes the tabs.
  ///
  /// - Parameters:
  ///   - selection: The active tab. Without a binding the view owns the selection and starts at the
  ///     first tab.
  ///   - tabs: The tabs, all different. A selection that is none of them leaves every tab inactive.
  init(selection: HeadlessBinding<Tag>?, tabs: [Tag]) {
    self.tabs = tabs
    self.selection =
      selection?.map(Optional.some, back: \.self)
      ?? HeadlessState(wrappedValue: tabs.first).projectedValue
  }

  /// The active tab, `nil` if the selection is none of the tabs.
  var active: Tag? { tabs.first { self[$0].wrappedValue } }

  /// Whether a tab is active.
  ///
  /// Turning it off is rejected: another has to be turned on.
  ///
  /// - Parameter tab: One of the tabs; any other reads off and rejects every write.
  subscript(tab: Tag) -> HeadlessBinding<Bool> {
    guard tabs.contains(tab) else { return .constant(false) }
    return HeadlessBinding(selecting: tab, inRequired: selection)
  }

  /// Taps a tab, which activates it.
  ///
  /// - Parameter tab: One of the tabs; any other does nothing.
  func tap(_ tab: Tag) { self[tab].wrappedValue = true }
}

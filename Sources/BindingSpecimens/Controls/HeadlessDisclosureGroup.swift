import LawfulBindings

/// A label that shows or hides a content when it is tapped: the control without views.
///
/// The label behaves the same, whoever owns its state. `Toggles/EveryControl` counts the reads and writes of
/// a tap: one each. The group stores one binding, and no initialiser takes `nil` for it.
/// `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessDisclosureGroup<Content> {
  private let core: Core

  /// Makes a group that owns its state and starts closed.
  ///
  /// - Parameter content: Makes the content.
  init(content: @escaping () -> Content) {
    self.init(isExpanded: HeadlessState(wrappedValue: false).projectedValue, content: content)
  }

  /// Makes a group whose state somebody else owns.
  ///
  /// With an `owned` binding, that owner can appear and disappear.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown.
  ///   - content: Makes the content.
  init(isExpanded: HeadlessBinding<Bool>, content: @escaping () -> Content) {
    core = Core(isExpanded: isExpanded, makeContent: content)
  }

  /// Makes one of several groups of which at most one is open.
  ///
  /// Closing it closes no other.
  ///
  /// - Parameters:
  ///   - tag: The value that stands for this group.
  ///   - selection: The selection that the groups share. Nil for none.
  ///   - content: Makes the content.
  init<Tag: Hashable>(
    tag: Tag, selection: HeadlessBinding<Tag?>, content: @escaping () -> Content
  ) {
    self.init(isExpanded: selection[isSelecting: tag], content: content)
  }

  /// The binding of the group.
  var isExpanded: HeadlessBinding<Bool> { core.$isExpanded }

  /// The content.
  ///
  /// Nil while it is hidden.
  var content: Content? { core.content }

  /// Taps the label.
  func tap() { core.tap() }

  /// The part that needs a binding, wherever that comes from, as `DisclosureCore` in `Ownership` does.
  private struct Core {
    @HeadlessBinding var isExpanded: Bool
    let makeContent: () -> Content

    var content: Content? { isExpanded ? makeContent() : nil }

    func tap() { isExpanded.toggle() }
  }
}

import LawfulBindings

/// A label that, when tapped, shows or hides a content: the control without views.
///
/// It behaves the same, no matter who owns its state. `Toggles/EveryControl` counts the reads and writes of
/// a tap: one each. `ControlTests` counts the bindings that it stores: one. No initialiser takes `nil` for a
/// binding, as a test there shows. `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessDisclosureGroup<Content> {
  private let core: Core

  /// A group that owns its state and starts closed.
  ///
  /// - Parameter content: Makes what is shown.
  init(content: @escaping () -> Content) {
    self.init(isExpanded: HeadlessState(wrappedValue: false).projectedValue, content: content)
  }

  /// A group whose state somebody else owns, who can appear and disappear if it is an `owned` one.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown.
  ///   - content: Makes what is shown.
  init(isExpanded: HeadlessBinding<Bool>, content: @escaping () -> Content) {
    core = Core(isExpanded: isExpanded, makeContent: content)
  }

  /// One of several groups of which at most one is open.
  ///
  /// Closing it closes no other.
  ///
  /// - Parameters:
  ///   - tag: The value that stands for this group.
  ///   - selection: The one selection that the groups share, `nil` for none.
  ///   - content: Makes what is shown.
  init<Tag: Hashable>(
    tag: Tag, selection: HeadlessBinding<Tag?>, content: @escaping () -> Content
  ) {
    self.init(isExpanded: selection[isSelecting: tag], content: content)
  }

  /// The binding that the group works on.
  var isExpanded: HeadlessBinding<Bool> { core.$isExpanded }

  /// The content, `nil` while it is hidden.
  var content: Content? { core.content }

  /// Taps the label.
  func tap() { core.tap() }

  private struct Core {
    @HeadlessBinding var isExpanded: Bool
    let makeContent: () -> Content

    var content: Content? { isExpanded ? makeContent() : nil }

    func tap() { isExpanded.toggle() }
  }
}

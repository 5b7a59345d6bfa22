import LawfulBindings

/// How a toggle looks and where it can be tapped.
///
/// It never changes what a tap does to the binding.
struct HeadlessToggleStyle: Sendable {
  /// The name of the style, by which `standard` in `Toggles/StyledToggles` finds it.
  let name: String
  let tapsLabel: Bool
  let render: @Sendable (ToggleState) -> HeadlessRendering

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - name: The name of the style.
  ///   - tapsLabel: Whether a tap on the label toggles as a tap on the image does.
  ///   - render: What a toggle shows of its state. On, off and mixed should differ.
  init(
    _ name: String, tapsLabel: Bool = true,
    render: @escaping @Sendable (ToggleState) -> HeadlessRendering
  ) {
    self.name = name
    self.tapsLabel = tapsLabel
    self.render = render
  }
}

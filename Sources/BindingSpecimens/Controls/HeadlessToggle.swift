import LawfulBindings

/// A toggle without views: it holds one binding, can be tapped, and renders to a value.
///
/// `Toggles/EveryControl` counts the reads and writes of a tap: one each. `ControlTests` counts the bindings.
/// `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessToggle {
  /// The binding that the toggle works on.
  let binding: HeadlessBinding<ToggleState>
  private var style = HeadlessToggleStyle.switch

  /// A toggle over the state of an aggregate.
  ///
  /// - Parameter state: What the toggle shows. A tap writes on or off.
  init(state: HeadlessBinding<ToggleState>) { binding = state }

  /// What the toggle stands for now.
  var state: ToggleState { binding.wrappedValue }

  /// What the toggle shows now.
  var rendering: HeadlessRendering { style.render(state) }

  /// Taps the image: on becomes off, off and mixed become on.
  func tap() { binding.wrappedValue.toggle() }

  /// Taps the label, which does the same or nothing; the style decides.
  func tapLabel() { if style.tapsLabel { tap() } }

  /// The same toggle in another style.
  ///
  /// - Parameter style: How it looks and where it can be tapped.
  func toggleStyle(_ style: HeadlessToggleStyle) -> HeadlessToggle {
    var toggle = self
    toggle.style = style
    return toggle
  }
}

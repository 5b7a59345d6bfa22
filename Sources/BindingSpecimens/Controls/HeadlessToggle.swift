import LawfulBindings

/// A toggle without views.
///
/// The toggle has one binding, can be tapped, and renders to a value. `Toggles/EveryControl` counts the reads
/// and writes of a tap: one each. `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessToggle {
  /// The binding of the toggle.
  let binding: HeadlessBinding<ToggleState>
  /// The look of the toggle, and the places where it can be tapped.
  private var style = HeadlessToggleStyle.switch

  /// Makes a toggle over the state of an aggregate.
  ///
  /// - Parameter state: The state that the toggle shows. A tap writes on or off.
  init(state: HeadlessBinding<ToggleState>) { binding = state }

  /// The current state.
  var state: ToggleState { binding.wrappedValue }

  /// The current look.
  var rendering: HeadlessRendering { style.render(state) }

  /// Taps the image: on becomes off, and off and mixed become on.
  func tap() { binding.wrappedValue.toggle() }

  /// Taps the label.
  ///
  /// That does the same or nothing, by the style.
  func tapLabel() { if style.tapsLabel { tap() } }

  /// Returns the same toggle in another style.
  ///
  /// - Parameter style: The look of the toggle, and the places where it can be tapped.
  func toggleStyle(_ style: HeadlessToggleStyle) -> HeadlessToggle {
    var toggle = self
    toggle.style = style
    return toggle
  }
}

import LawfulBindings

// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// The look of a toggle, and the places where it can be tapped.
///
/// A style never changes what a tap does to the binding.
struct HeadlessToggleStyle: Sendable {
  /// The name of the style, by which `standard` finds it.
  let name: String
  /// Whether a tap on the label toggles as a tap on the image does.
  var tapsLabel = true
  /// Returns the look of a state.
  ///
  /// On, off and mixed should differ.
  let render: @Sendable (ToggleState) -> HeadlessRendering
}

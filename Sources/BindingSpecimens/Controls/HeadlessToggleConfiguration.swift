import LawfulBindings

/// What a toggle hands to its style.
///
/// It stands for SwiftUI's `ToggleStyleConfiguration`, and `HeadlessToggle.rendering` makes it.
/// A style only reads it: a tap goes to the binding of the toggle.
struct HeadlessToggleConfiguration {
  /// The text beside the toggle.
  let label: String
  /// The flag of the toggle; mixed reads off.
  @HeadlessBinding var isOn: Bool
  /// Whether the sources of the toggle disagree.
  let isMixed: Bool
}

import LawfulBindings

/// What a toggle hands to its style.
struct HeadlessToggleConfiguration {
  /// The text beside the toggle.
  let label: String
  /// The flag of the toggle; mixed reads off.
  @HeadlessBinding var isOn: Bool
  /// Whether the sources of the toggle disagree.
  let isMixed: Bool
}

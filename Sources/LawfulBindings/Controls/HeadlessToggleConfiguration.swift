/// What a toggle hands to its style.
public struct HeadlessToggleConfiguration {
  /// The text beside the toggle.
  public let label: String
  /// The flag of the toggle; mixed reads off.
  @HeadlessBinding public var isOn: Bool
  /// Whether the sources of the toggle disagree.
  public let isMixed: Bool
}

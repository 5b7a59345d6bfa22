/// What a control shows, small enough to compare.
public struct HeadlessRendering: Hashable, Sendable {
  /// The name of the image.
  public var icon: String
  /// The name of the colour.
  public var tint: String

  /// Describes what a control shows.
  ///
  /// - Parameters:
  ///   - icon: The name of the image.
  ///   - tint: The name of the colour.
  public init(icon: String, tint: String) {
    self.icon = icon
    self.tint = tint
  }
}

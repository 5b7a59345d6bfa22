/// What a control shows, small enough to compare.
package struct HeadlessRendering: Hashable, Sendable {
  /// The name of the image.
  package var icon: String
  /// The name of the colour.
  package var tint: String

  /// Describes what a control shows.
  ///
  /// - Parameters:
  ///   - icon: The name of the image.
  ///   - tint: The name of the colour.
  package init(icon: String, tint: String) {
    self.icon = icon
    self.tint = tint
  }
}

/// What a control shows, small enough to compare.
struct HeadlessRendering: Hashable, Sendable {
  /// The name of the image.
  var icon: String
  /// The name of the colour.
  var tint: String

  /// Describes what a control shows.
  ///
  /// - Parameters:
  ///   - icon: The name of the image.
  ///   - tint: The name of the colour.
  init(icon: String, tint: String) {
    self.icon = icon
    self.tint = tint
  }
}

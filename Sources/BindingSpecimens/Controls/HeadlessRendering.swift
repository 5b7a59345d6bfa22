/// What a control shows, small enough to compare.
struct HeadlessRendering: Hashable, Sendable {
  /// The name of the image.
  var icon: String
  /// The name of the colour.
  var tint: String
}

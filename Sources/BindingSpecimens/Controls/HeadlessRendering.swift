/// What a toggle shows, small enough to compare.
///
/// Laws compare it as text: the icon alone, or tint and icon, as `Registry/StateSystems` joins them.
struct HeadlessRendering: Hashable, Sendable {
  /// The name of the image.
  var icon: String
  /// The name of the colour.
  var tint: String
}

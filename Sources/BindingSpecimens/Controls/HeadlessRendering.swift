/// The look of a toggle, reduced to what laws compare.
///
/// Laws compare it as text: the icon alone, or the tint and the icon, as `Shared/StateSystems` joins them.
struct HeadlessRendering: Hashable, Sendable {
  /// The name of the image.
  var icon: String
  /// The name of the colour.
  var tint: String
}

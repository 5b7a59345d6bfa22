/// Something with modifiers: as much of a view as conditional configuration needs.
protocol HeadlessElement {
  /// The modifiers, innermost first.
  var modifiers: [HeadlessModifier] { get }
}

/// An element with modifiers: the part of a view that the laws of equivalence compare.
///
/// The package renders nothing. Two elements show the same if they have the same modifiers. The laws judge
/// such elements through systems in `Equivalence`.
protocol HeadlessElement {
  /// The modifiers, innermost first, such as that the element is bold, or the colour of its background.
  var modifiers: [String] { get }
}

/// An element without modifiers.
struct HeadlessLabel: HeadlessElement { var modifiers: [String] { [] } }

/// Something with modifiers: as much of a view as the laws of equivalence need to compare.
///
/// The package renders nothing. Two elements show the same if they have the same modifiers.
/// Systems in `Equivalence` have such elements judged.
protocol HeadlessElement {
  /// The modifiers, innermost first: that it is bold, or the colour of its background.
  var modifiers: [String] { get }
}

/// An element without modifiers.
struct HeadlessLabel: HeadlessElement { var modifiers: [String] { [] } }

/// Something with modifiers: as much of a view as the laws of equivalence need to compare.
///
/// The package renders nothing. Two elements show the same if they have the same modifiers.
/// Systems in `Equivalence` have such elements judged.
protocol HeadlessElement {
  /// The modifiers, innermost first.
  var modifiers: [HeadlessModifier] { get }
}

/// A change to how an element looks.
///
/// `ConditionalModels` gives each the name that its models use.
enum HeadlessModifier: Hashable, Sendable {
  case bold
  case background(String)
}

/// An element without modifiers.
struct HeadlessLabel: HeadlessElement { var modifiers: [HeadlessModifier] { [] } }

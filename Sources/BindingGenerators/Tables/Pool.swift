import BindingLaws

/// Where the values of one kind come from: a finite list, or a generator.
///
/// The place of a listed element is its number in draws and tokens.
package struct Pool<Element> {
  /// All there are, simplest first; none where they are too many to list, and generated.
  package let listed: [Element]
  /// The simplest element.
  package let simplest: Element
  private let generator: Generator<Element>

  /// The listed elements, or whatever the element type generates by itself; `nil` where neither
  /// is to be had.
  init?(_ listed: [Element]?) {
    if listed?.isEmpty == true { return nil }
    guard let generator = listed.map(Generator.element(of:)) ?? Self.arbitrary else { return nil }
    self.listed = listed ?? []
    self.generator = generator
    simplest = generator.simplest
  }

  /// Whether all there are is listed.
  package var isListed: Bool { !listed.isEmpty }

  /// All that are listed, or some of the simplest that are generated, which may be the same.
  package var simple: [Element] {
    if isListed { return listed }
    return [[], [1], [1, 1], [2], [2, 1], [3]].map(generator.value)
  }

  /// All that are listed, or the simplest that is generated.
  var examples: [Element] { isListed ? listed : [simplest] }

  /// Draws one.
  package func draw(from choices: inout Choices) -> Element { generator.generate(from: &choices) }

  private static var arbitrary: Generator<Element>? {
    func open(_ type: (some Arbitrary).Type) -> Any { type.arbitrary }
    return (Element.self as? any Arbitrary.Type).flatMap { open($0) as? Generator<Element> }
  }
}

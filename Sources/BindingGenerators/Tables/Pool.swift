import BindingLaws

/// The source of elements of one kind: a finite list, or a generator.
///
/// The index of a listed element is its number in draws and tokens.
package struct Pool<Element> {
  /// All elements, simplest first.
  ///
  /// Empty if they are too many to list, and generated.
  package let listed: [Element]
  /// The simplest element.
  package let simplest: Element
  private let generator: Generator<Element>
  /// Whether a generated element may be used.
  private let isUsual: (Any) -> Bool

  /// Makes a pool of the listed elements, or of those that the element type generates.
  ///
  /// Nil if there are neither.
  ///
  /// - Parameter isUsual: Returns whether a generated element may be used.
  init?(_ listed: [Element]?, where isUsual: @escaping (Any) -> Bool = { _ in true }) {
    if listed?.isEmpty == true { return nil }
    guard let generator = listed.map(Generator.element(of:)) ?? Self.arbitrary else { return nil }
    self.listed = listed ?? []
    self.generator = generator
    self.isUsual = isUsual
    simplest = generator.simplest
  }

  /// Whether all elements are listed.
  package var isListed: Bool { !listed.isEmpty }

  /// The listed elements, or some of the simplest generated ones, which may be equal.
  package var simple: [Element] {
    if isListed { return listed }
    // As texts, these have up to three characters. As numbers with a sign they are 0 and -1, as others 0 to 3.
    return [[], [1], [1, 1], [2], [2, 1], [3]].map(generator.value)
  }

  /// The listed elements, or the simplest generated one.
  var examples: [Element] { isListed ? listed : [simplest] }

  /// Draws an element.
  package func draw(from choices: inout Choices) -> Element {
    for _ in 0..<Self.mostDraws {
      let drawn = generator.generate(from: &choices)
      if isListed || isUsual(drawn) { return drawn }
    }
    return simplest
  }

  /// The most draws of an element, after which the simplest one is taken.
  ///
  /// More draws would make cases longer to shrink. The number was not tuned.
  private static var mostDraws: Int { 4 }

  private static var arbitrary: Generator<Element>? {
    func open(_ type: (some Arbitrary).Type) -> Any { type.arbitrary }
    return (Element.self as? any Arbitrary.Type).flatMap { open($0) as? Generator<Element> }
  }
}

import BindingLaws

/// Where the values of one kind come from: a finite list, or a generator.
///
/// The place of a listed element is its number in draws and tokens.
package enum Pool<Element> {
  /// All there are, simplest first; never empty.
  case listed([Element])
  /// Too many to list.
  case generated(Generator<Element>)

  /// The listed elements, or whatever the element type generates by itself; `nil` where neither
  /// is to be had.
  init?(_ listed: [Element]?) {
    if let listed, !listed.isEmpty {
      self = .listed(listed)
    } else if listed == nil, let generator = Self.arbitrary {
      self = .generated(generator)
    } else {
      return nil
    }
  }

  /// All there are, or none when they are generated.
  package var listed: [Element] {
    if case .listed(let elements) = self { elements } else { [] }
  }

  /// How many there are, or `nil` when they are generated.
  package var count: Int? {
    if case .listed(let elements) = self { elements.count } else { nil }
  }

  /// The simplest element.
  package var simplest: Element {
    switch self {
    case .listed(let elements): elements[0]
    case .generated(let generator): generator.simplest
    }
  }

  /// All that are listed, or some of the simplest that are generated, which may be the same.
  ///
  /// `SystemSubject+Excuse` tries them, and reports say how many sets of them were tried.
  package var simple: [Element] {
    if count != nil { return listed }
    return ([[], [1], [1, 1], [2], [2, 1], [3]] as [[UInt64]]).map { draws in
      var choices = Choices(replaying: Draws(values: draws), isRecording: false)
      return draw(from: &choices)
    }
  }

  /// Whether its elements hold floating-point numbers, as far as is seen.
  var holdsZeros: Bool { BindingLaws.holdsZeros(count == nil ? [simplest] : listed) }

  /// Draws one.
  package func draw(from choices: inout Choices) -> Element {
    switch self {
    case .listed(let elements): elements[choices.index(below: elements.count)]
    case .generated(let generator): generator.generate(from: &choices)
    }
  }

  private static var arbitrary: Generator<Element>? {
    func open(_ type: (some Arbitrary).Type) -> Any { type.arbitrary }
    return (Element.self as? any Arbitrary.Type).flatMap { open($0) as? Generator<Element> }
  }
}

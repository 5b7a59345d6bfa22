/// A binding to each element of a list by its index.
///
/// The list grows to at most three elements, and shrinks. The ports are the indices.
public struct PositionsModel<Element: Equatable, Field: Equatable>: ListModel {
  public typealias Base = [Element]
  public typealias Value = Field
  public typealias Port = Int
  public typealias Action = ListAction
  public let field: ElementField<Element, Field>
  public let presence: Presence

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some elements, simplest first; by default every value of a type that has few.
  ///   - path: The part of an element that is bound; the whole element by `\.self`.
  ///   - missing: The reading of an element that is gone. By default there is then no binding to it.
  ///   - goneReadsLast: Whether a held binding whose port has gone has to read the last value.
  public init(
    _ examples: [Element]? = nil, at path: any WritableKeyPath<Element, Field> & Sendable,
    missing: Field? = nil, goneReadsLast: Bool = false
  ) {
    field = ElementField(path, of: examples, missing: missing)
    presence = goneReadsLast ? .goneReadsLast : .comesAndGoes
  }

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Int] { Array(0..<length) }
  public var bases: [Base]? {
    let shown = field.shown
    guard let first = shown.first else { return [] }
    if shown.count == 1 { return lists(ofDistinct: Array(repeating: first, count: length)) }
    let distinct = lists(ofDistinct: shown)
    // A row with an identity is in a list only once.
    if first is any Identifiable { return distinct }
    let equal = lists(ofDistinct: [first, first]).filter { !distinct.contains($0) }
    return distinct.count + equal.count > mostBases ? distinct : distinct + equal
  }

  public func index(of index: Int, in elements: Base) -> Int? {
    elements.indices.contains(index) ? index : nil
  }

  public func missing(in elements: Base) -> Element? {
    if elements.count >= length { return nil }
    let known = elements.map { unset($0) }
    for example in field.examples where !known.contains(unset(example)) { return example }
    return field.examples.simplest
  }

  /// Returns the element without the value of its field, for comparisons.
  private func unset(_ element: Element) -> Element {
    var element = element
    element[keyPath: field.path] = field.examples.simplest[keyPath: field.path]
    return element
  }

  /// The number of elements in the longest list.
  ///
  /// Even if there is one example, lists of two show whether a set at one index changes the other.
  private var length: Int { min(max(field.examples.count, 2), longestList) }
}

extension PositionsModel: Sendable where Element: Sendable, Field: Sendable {}

extension ReferenceModel {
  /// Returns a model of the elements of a list by their index; see ``PositionsModel``.
  public static func positions<Element, Field>(
    _ examples: [Element]? = nil, at path: any WritableKeyPath<Element, Field> & Sendable,
    missing: Field? = nil, goneReadsLast: Bool = false
  ) -> Self where Self == PositionsModel<Element, Field> {
    PositionsModel(examples, at: path, missing: missing, goneReadsLast: goneReadsLast)
  }
}

/// A binding to each element of a list by its identity.
///
/// Elements come, go and move. The ports are the identities. A binding follows its element, and one to an
/// element that is gone writes nothing.
public struct ElementsModel<Element: Equatable & Identifiable, Field: Equatable>: ListModel {
  public typealias Base = [Element]
  public typealias Value = Field
  public typealias Port = Element.ID
  public typealias Action = ListAction
  public let field: ElementField<Element, Field>
  public let presence: Presence

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some elements, simplest first.
  ///   - path: The part of an element that is bound; the whole element by `\.self`.
  ///   - missing: The reading of an element that is gone. By default there is then no binding to it.
  ///   - goneReadsLast: Whether a held binding whose port has gone has to read the last value.
  public init(
    _ examples: [Element], _ path: any WritableKeyPath<Element, Field> & Sendable,
    missing: Field? = nil, goneReadsLast: Bool = false
  ) {
    field = ElementField(path, of: examples, missing: missing)
    presence = goneReadsLast ? .goneReadsLast : .comesAndGoes
  }

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Port] { field.shown.map(\.id).unique }
  public var bases: [Base]? { lists(ofDistinct: field.shown) }

  /// Returns whether no element is there twice.
  public func permits(_ elements: Base) -> Bool {
    Set(elements.map(\.id)).count == elements.count
  }

  public func index(of id: Port, in elements: Base) -> Int? {
    elements.firstIndex { $0.id == id }
  }

  /// Returns whether the element is there, and keeps its identity even if the whole of it is set.
  public func accepts(_ value: Value, at id: Port, in elements: Base) -> Bool {
    guard let index = index(of: id, in: elements) else { return false }
    var element = elements[index]
    element[keyPath: field.path] = value
    return element.id == id
  }

  public func missing(in elements: Base) -> Element? {
    field.examples.first { index(of: $0.id, in: elements) == nil }
  }
}

extension ElementsModel: Sendable where Element: Sendable, Field: Sendable {}

extension ReferenceModel {
  /// Unavailable, because the elements have to be named: the ports are their identities.
  @available(
    *, unavailable, message: "name two elements or more: .elements([first, second], \\.field)"
  )
  public static func elements<Element, Field>(
    _ path: any WritableKeyPath<Element, Field> & Sendable
  ) -> Self where Self == ElementsModel<Element, Field> {
    ElementsModel([], path)
  }

  /// Returns a model of the elements of a list by their identity; see ``ElementsModel``.
  public static func elements<Element, Field>(
    _ examples: [Element], _ path: any WritableKeyPath<Element, Field> & Sendable,
    missing: Field? = nil, goneReadsLast: Bool = false
  ) -> Self where Self == ElementsModel<Element, Field> {
    ElementsModel(examples, path, missing: missing, goneReadsLast: goneReadsLast)
  }
}

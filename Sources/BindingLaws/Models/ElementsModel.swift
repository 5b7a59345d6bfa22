/// The elements of a list by their identity; elements come, go and move.
///
/// Its system is an ``ElementsShape``, over an array; the ports are the identities.
///
/// A binding follows its element, and one to an element that is gone writes nothing.
public struct ElementsModel<Elements: ElementsShape>: ListModel, PlainModel
where Elements.Example: Identifiable {
  public typealias Base = [Elements.Example]
  public typealias Value = Elements.Field
  public typealias Port = Elements.Example.ID
  public typealias Action = ListAction

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Port] { Elements.shown.map(\.id).unique }
  public var bases: [Base]? { lists(ofDistinct: Elements.shown) }
  /// No element is there twice.
  public func permits(_ elements: Base) -> Bool {
    Set(elements.map(\.id)).count == elements.count
  }

  public func index(of id: Port, in elements: Base) -> Int? {
    elements.firstIndex { $0.id == id }
  }

  /// Whether the element is there, and stays the one that it is where the whole of it is bound.
  public func accepts(_ value: Value, at id: Port, in elements: Base) -> Bool {
    guard let index = index(of: id, in: elements) else { return false }
    var element = elements[index]
    element[keyPath: Elements.field] = value
    return element.id == id
  }

  public func missing(in elements: Base) -> Elements.Example? {
    Elements.examples.first { index(of: $0.id, in: elements) == nil }
  }

  /// Makes the model.
  public init() {}
}

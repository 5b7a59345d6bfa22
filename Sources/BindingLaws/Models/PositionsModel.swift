/// The elements of a list by their index; the list grows to three elements, and shrinks.
///
/// Its system is an ``ElementsShape``, over an array; the ports are the indices.
public struct PositionsModel<Elements: ElementsShape>: ListModel, PlainModel {
  public typealias Base = [Elements.Example]
  public typealias Value = Elements.Field
  public typealias Port = Int
  public typealias Action = ListAction

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Int] { Array(0..<length) }
  public var bases: [Base]? {
    let shown = Elements.shown
    guard let first = shown.first else { return [] }
    if shown.count == 1 { return lists(ofDistinct: Array(repeating: first, count: length)) }
    let distinct = lists(ofDistinct: shown)
    // Rows with an identity are not there twice.
    if first is any Identifiable { return distinct }
    let equal = lists(ofDistinct: [first, first]).filter { !distinct.contains($0) }
    return distinct.count + equal.count > mostBases ? distinct : distinct + equal
  }

  public func index(of index: Int, in elements: Base) -> Int? {
    elements.indices.contains(index) ? index : nil
  }

  public func missing(in elements: Base) -> Elements.Example? {
    if elements.count >= length { return nil }
    let known = elements.map { unset($0) }
    for example in Elements.examples where !known.contains(unset(example)) { return example }
    return Elements.simplest
  }

  /// What an element is beside its field.
  private func unset(_ element: Elements.Example) -> Elements.Example {
    var element = element
    element[keyPath: Elements.field] = Elements.simplest[keyPath: Elements.field]
    return element
  }

  /// As many elements as the longest list of `lists(ofDistinct:)` has.
  private var length: Int { min(max(Elements.examples.count, 2), 3) }

  /// Makes the model.
  public init() {}
}

/// The first and the last element of a list of up to three, whichever they are.
///
/// Its system is an ``ElementsShape``, over an array.
public struct EndsModel<Elements: ElementsShape>: ListModel, PlainModel {
  public typealias Base = [Elements.Example]
  public typealias Value = Elements.Field
  public typealias Action = ListAction

  /// An end of a list; kept traces name it by its case.
  public enum Port: CaseIterable, Sendable {
    case first, last
  }

  public var bases: [Base]? { PositionsModel<Elements>().bases }

  public func index(of end: Port, in elements: Base) -> Int? {
    elements.isEmpty ? nil : end == .first ? 0 : elements.count - 1
  }

  public func missing(in elements: Base) -> Elements.Example? {
    PositionsModel<Elements>().missing(in: elements)
  }

  /// Makes the model.
  public init() {}
}

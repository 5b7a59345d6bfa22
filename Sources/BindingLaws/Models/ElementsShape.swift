// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A field of the elements of a list, by key path; the whole elements by `\.self`.
///
/// Of more than a hundred examples the first hundred make the world.
public protocol ElementsShape: ModelShape {
  associatedtype Example
  associatedtype Field: Equatable
  /// What of an element is bound.
  static var field: WritableKeyPath<Example, Field> { get }
  /// What is read of an element that is gone; by default there is no binding to it then.
  static var missing: Field? { get }
}

extension ElementsShape {
  public static var missing: Field? { nil }

  /// The examples that make the world; the comment on the shape says how many.
  static var shown: [Example] { Array(examples.prefix(mostBases)) }

  /// The values that the field has, or may have where there are few.
  static var fieldValues: [Field] {
    everyValue(of: Field.self) ?? shown.map { $0[keyPath: field] }.unique
  }

  /// The example with each of these values of its field.
  static func variants(of example: Example, _ values: [Field]) -> [Example] {
    values.map { value in
      var example = example
      example[keyPath: field] = value
      return example
    }
  }
}

/// What happens to a list; kept traces name it by these cases.
public enum ListAction: CaseIterable, Sendable {
  case reverse, removeFirst, insertMissing
}

/// A model of a binding for each element of a list; say where the element of a port is.
public protocol ListModel: PresenceModel
where
  Base == [Elements.Example], Value == Elements.Field, Action == ListAction,
  Elements: ElementsShape
{
  associatedtype Elements
  /// The index of the element that the port is bound to, if it is there.
  func index(of port: Port, in elements: Base) -> Int?
  /// The first of the examples that may be inserted.
  func missing(in elements: Base) -> Elements.Example?
}

extension ListModel {
  // The orders below number bases, values and actions in draws and tokens: they have to stay.
  /// Generated where the examples show but one, which alone would show nothing.
  public var values: [Value]? {
    let values = Elements.fieldValues
    return values.count > 1 ? values.reversed() : nil
  }

  public var actions: [ListAction] { ListAction.allCases }

  public func isPresent(_ port: Port, in elements: Base) -> Bool {
    Elements.missing != nil || index(of: port, in: elements) != nil
  }

  public func get(_ port: Port, in elements: Base) -> Value {
    let element = index(of: port, in: elements).map { elements[$0] }
    return element?[keyPath: Elements.field] ?? Elements.missing
      ?? Elements.simplest[keyPath: Elements.field]
  }

  public func accepts(_ value: Value, at port: Port, in elements: Base) -> Bool {
    index(of: port, in: elements) != nil
  }

  public func set(_ value: Value, at port: Port, in elements: Base) -> Base {
    var elements = elements
    if let index = index(of: port, in: elements) {
      elements[index][keyPath: Elements.field] = value
    }
    return elements
  }

  public func apply(_ action: ListAction, to elements: Base) -> Base {
    switch action {
    case .reverse: elements.reversed()
    case .removeFirst: Array(elements.dropFirst())
    case .insertMissing: (missing(in: elements).map { [$0] } ?? []) + elements
    }
  }

  public var goneReadsLast: Bool { Elements.goneReadsLast }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Lists of none to three elements, each made of another example; of each length some, where there are
  /// very many.
  ///
  /// `PositionsModel` counts on three, too: change both together.
  func lists(ofDistinct examples: [Elements.Example]) -> [Base] {
    let (indices, longest) = (Array(examples.indices), min(3, examples.count))
    var (orders, all): ([[Int]], [Base]) = ([[]], [[]])
    for length in 0..<longest {
      let longer = orders.lazy.flatMap { order in
        indices.lazy.filter { !order.contains($0) }.map { order + [$0] }
      }
      orders = Array(longer.prefix(mostBases))
      let room = (mostBases - all.count) / (longest - length)
      all.append(contentsOf: lists(in: orders, of: examples, upTo: room, beside: all))
    }
    return all
  }

  /// Some lists of examples in these orders that are not there yet.
  private func lists(
    in orders: [[Int]], of examples: [Elements.Example], upTo room: Int, beside known: [Base]
  ) -> [Base] {
    let values = Elements.fieldValues
    let size = orders.reduce(0) {
      $0 + $1.reduce(1) { count, _ in min(count * values.count, 10_000) }
    }
    // Where not all have room, each order comes once before any comes again: no example is left out.
    var found = size <= room ? [] : orders.map { $0.map { examples[$0] } }.unique
    found = Array(found.filter { !known.contains($0) }.prefix(room))
    for order in orders {
      for list in products(of: order.map { Elements.variants(of: examples[$0], values) })
      where !known.contains(list) && !found.contains(list) {
        if found.count == room { return found }
        found.append(list)
      }
    }
    return found
  }

  private func products(of choices: [[Elements.Example]]) -> [Base] {
    choices.reduce([[]]) { lists, choice in
      Array(lists.lazy.flatMap { list in choice.lazy.map { list + [$0] } }.prefix(mostBases))
    }
  }
}

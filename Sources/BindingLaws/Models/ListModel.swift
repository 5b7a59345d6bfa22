// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A field of the elements of a list, by key path, and some elements to make a world of.
///
/// Of more than a hundred examples the first hundred make the world.
public struct ElementField<Element: Equatable, Field: Equatable> {
  let examples: [Element]
  let path: any WritableKeyPath<Element, Field> & Sendable
  /// What is read of an element that is gone; `nil` where there is no binding to it then.
  let missing: Field?

  /// Describes a field.
  ///
  /// - Parameters:
  ///   - path: What of an element is bound; the whole element by `\.self`.
  ///   - examples: Some elements, simplest first; by default every value of a type that has few.
  ///   - missing: What is read of an element that is gone; by default there is no binding to it then.
  public init(
    _ path: any WritableKeyPath<Element, Field> & Sendable, of examples: [Element]? = nil,
    missing: Field? = nil
  ) {
    self.path = path
    self.examples = .examples(examples)
    self.missing = missing
  }

  /// The examples that make the world.
  var shown: [Element] { Array(examples.prefix(mostBases)) }

  /// The values that the field has, or may have where there are few.
  var values: [Field] {
    everyValue(of: Field.self) ?? shown.map { $0[keyPath: path] }.unique
  }

  /// The example with each of these values of its field.
  func variants(of example: Element, _ values: [Field]) -> [Element] {
    values.map { value in
      var example = example
      example[keyPath: path] = value
      return example
    }
  }
}

extension ElementField: Sendable where Element: Sendable, Field: Sendable {}

/// What happens to a list; kept traces name it by these cases.
public enum ListAction: CaseIterable, Sendable {
  case reverse, removeFirst, insertMissing
}

/// A model of a binding for each element of a list; say where the element of a port is.
public protocol ListModel<Element>: ReferenceModel where Base == [Element], Action == ListAction {
  associatedtype Element: Equatable
  /// What of an element is bound.
  var field: ElementField<Element, Value> { get }
  /// The index of the element that the port is bound to, if it is there.
  func index(of port: Port, in elements: Base) -> Int?
  /// The first of the examples that may be inserted.
  func missing(in elements: Base) -> Element?
}

extension ListModel {
  // The orders below number bases, values and actions in draws and tokens: they have to stay.
  /// Generated where the examples show but one, which alone would show nothing.
  public var values: [Value]? {
    let values = field.values
    return values.count > 1 ? values.reversed() : nil
  }

  public var actions: [ListAction] { ListAction.allCases }
  public var presence: Presence { .comesAndGoes }

  public func isPresent(_ port: Port, in elements: Base) -> Bool {
    field.missing != nil || index(of: port, in: elements) != nil
  }

  public func get(_ port: Port, in elements: Base) -> Value {
    let element = index(of: port, in: elements).map { elements[$0] }
    return element?[keyPath: field.path] ?? field.missing
      ?? field.examples.simplest[keyPath: field.path]
  }

  public func accepts(_ value: Value, at port: Port, in elements: Base) -> Bool {
    index(of: port, in: elements) != nil
  }

  public func set(_ value: Value, at port: Port, in elements: Base) -> Base {
    var elements = elements
    if let index = index(of: port, in: elements) {
      elements[index][keyPath: field.path] = value
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

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Lists of none to three elements, each made of another example; of each length some, where there are
  /// very many.
  ///
  /// `PositionsModel` counts on three, too: change both together.
  func lists(ofDistinct examples: [Element]) -> [Base] {
    let indices = Array(examples.indices)
    let longest = min(3, examples.count)
    var orders: [[Int]] = [[]]
    var all: [Base] = [[]]
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
    in orders: [[Int]], of examples: [Element], upTo room: Int, beside known: [Base]
  ) -> [Base] {
    let values = field.values
    let size = orders.reduce(0) {
      $0 + $1.reduce(1) { count, _ in min(count * values.count, 10_000) }
    }
    // Where not all have room, each order comes once before any comes again: no example is left out.
    var found = size <= room ? [] : orders.map { $0.map { examples[$0] } }.unique
    found = Array(found.filter { !known.contains($0) }.prefix(room))
    for order in orders {
      for list in products(of: order.map { field.variants(of: examples[$0], values) })
      where !known.contains(list) && !found.contains(list) {
        if found.count == room { return found }
        found.append(list)
      }
    }
    return found
  }

  private func products(of choices: [[Element]]) -> [Base] {
    choices.reduce([[]]) { lists, choice in
      Array(lists.lazy.flatMap { list in choice.lazy.map { list + [$0] } }.prefix(mostBases))
    }
  }
}

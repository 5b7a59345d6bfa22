// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// The actions of the world on a list.
///
/// Kept traces name them by these cases.
public enum ListAction: CaseIterable, Sendable {
  /// Reverses the order of the elements.
  case reverse
  /// Removes the first element, if there is one.
  case removeFirst
  /// Inserts an example that may be inserted, before the others.
  case insertMissing
}

/// A model of a binding for each element of a list.
///
/// Say where the element of a port is.
public protocol ListModel<Element>: ReferenceModel where Base == [Element], Action == ListAction {
  associatedtype Element: Equatable
  /// The part of an element that is bound.
  var field: ElementField<Element, Value> { get }
  /// Returns the index of the element that the port is bound to. Nil if it is not there.
  func index(of port: Port, in elements: Base) -> Int?
  /// Returns the first example that may be inserted. Nil if there is none.
  func missing(in elements: Base) -> Element?
}

extension ListModel {
  // The orders below number bases, values and actions in draws and tokens: they have to stay.
  /// The values of the field, in reverse.
  ///
  /// Nil if there is only one, which would show nothing, so that they are generated.
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
}

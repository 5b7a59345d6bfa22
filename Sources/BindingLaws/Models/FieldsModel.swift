/// Fields of a struct that have one type, by key path.
public protocol FieldsShape: ModelShape {
  associatedtype Example
  associatedtype Field: Equatable
  /// The fields that have a binding; a path may lead through several structs.
  static var fields: [WritableKeyPath<Example, Field>] { get }
}

/// A binding for each of some fields of a struct; what a set must leave alone is all the rest.
///
/// Its system is a ``FieldsShape``, over the struct; the ports are the key paths.
///
/// The world is made of examples of the struct by setting the fields to every value that they have in
/// some example, or to every value of a type that has few.
public struct FieldsModel<Fields: FieldsShape>: KeyPathModel, PlainModel {
  public typealias Base = Fields.Example
  public typealias Port = WritableKeyPath<Base, Fields.Field>
  public typealias Value = Fields.Field

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  // Few values come in reverse, so that the first set changes something.
  public var ports: [Port] { Fields.fields }
  public var bases: [Base]? {
    reached(from: Fields.examples, setting: values ?? []).orGenerated
  }
  public var values: [Value]? {
    everyValue(of: Value.self)?.reversed() ?? examples.orGenerated
  }
  public var mayReject: Bool { false }

  public func get(_ field: Port, in base: Base) -> Value { base[keyPath: field] }

  public func set(_ value: Value, at field: Port, in base: Base) -> Base {
    var base = base
    base[keyPath: field] = value
    return base
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// The values that the fields have in the examples; one alone would show nothing.
  private var examples: [Value] {
    let seen = Fields.examples.flatMap { base in ports.map { base[keyPath: $0] } }.unique
    return seen.count > 1 ? seen : []
  }

  /// Makes the model.
  public init() {}
}

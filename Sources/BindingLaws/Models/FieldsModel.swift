/// A binding for each of some fields of a struct that have one type, by key path.
///
/// A set must leave all else alone. The ports are the key paths, which may lead through several structs. The
/// bases are made from examples of the struct. Each field is set to every value that a field has in some
/// example, or to every value of a type that has few.
public struct FieldsModel<Root: Equatable, Value: Equatable>: KeyPathModel {
  public typealias Base = Root
  public typealias Port = WritableKeyPath<Root, Value>
  private let examples: [Root]
  private let fields: [any WritableKeyPath<Root, Value> & Sendable]

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some values of the struct, simplest first.
  ///   - fields: The fields that have a binding.
  public init(
    of examples: [Root]? = nil, over fields: [any WritableKeyPath<Root, Value> & Sendable]
  ) {
    self.examples = .examples(examples)
    self.fields = fields
  }

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  // Few values come in reverse, so that the first set changes something.
  public var ports: [Port] { fields.map { $0 } }
  public var bases: [Base]? { reached(from: examples, setting: values ?? []).orGenerated }
  public var values: [Value]? { everyValue(of: Value.self)?.reversed() ?? seen.orGenerated }
  public var acceptedSets: AcceptedSets { .all }

  public func get(_ field: Port, in base: Base) -> Value { base[keyPath: field] }

  public func set(_ value: Value, at field: Port, in base: Base) -> Base {
    var base = base
    base[keyPath: field] = value
    return base
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// The values of the fields in the examples.
  ///
  /// Empty if there is only one, which would show nothing.
  private var seen: [Value] {
    let seen = examples.flatMap { base in ports.map { base[keyPath: $0] } }.unique
    return seen.count > 1 ? seen : []
  }
}

extension FieldsModel: Sendable where Root: Sendable, Value: Sendable {}

extension ReferenceModel {
  /// Returns a model of fields of a struct that have one type; see ``FieldsModel``.
  public static func fields<Root, Value>(
    of examples: [Root]? = nil, over fields: any WritableKeyPath<Root, Value> & Sendable...
  ) -> Self where Self == FieldsModel<Root, Value> { FieldsModel(of: examples, over: fields) }
}

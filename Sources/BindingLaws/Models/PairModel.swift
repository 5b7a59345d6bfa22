/// Two values at once.
public struct FieldPair<First: Equatable, Second: Equatable>: Equatable {
  /// The value of the first field.
  public var first: First
  /// The value of the second field.
  public var second: Second

  /// Two values at once.
  public init(first: First, second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension FieldPair: Sendable where First: Sendable, Second: Sendable {}
extension FieldPair: Hashable where First: Hashable, Second: Hashable {}

/// Two fields of a struct, by key path, that one binding shows as a pair.
public protocol PairShape: ModelShape {
  associatedtype Example
  associatedtype First: Equatable
  associatedtype Second: Equatable
  /// The field that comes first in the pair, and is written first.
  static var first: WritableKeyPath<Example, First> { get }
  /// The field that is written after the first; it may be the same one.
  static var second: WritableKeyPath<Example, Second> { get }
}

/// One binding to a pair of two fields: a write for each, as `DerivableBinding+Pair` makes them.
///
/// Its system is a ``PairShape``, over the struct; what is bound is a ``FieldPair``.
///
/// Where both are the same field, only a pair of equals is accepted.
public struct PairModel<Fields: PairShape>: ReferenceModel, PlainModel {
  public typealias Port = SinglePort
  public typealias Base = Fields.Example
  public typealias Value = FieldPair<Fields.First, Fields.Second>

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? { reached(from: Fields.examples, setting: values ?? []) }

  public var values: [Value]? {
    let firsts = everyValue(of: Fields.First.self) ?? seen(Fields.first)
    let seconds = everyValue(of: Fields.Second.self) ?? seen(Fields.second)
    return firsts.flatMap { first in seconds.map { Value(first: first, second: $0) } }.orGenerated
  }

  public func writes(toSet port: Port, in base: Base) -> Int { 2 }

  public func get(_ port: Port, in base: Base) -> Value {
    Value(first: base[keyPath: Fields.first], second: base[keyPath: Fields.second])
  }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    isSame(get(port, in: set(value, at: port, in: base)), value)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    var base = base
    base[keyPath: Fields.first] = value.first
    base[keyPath: Fields.second] = value.second
    return base
  }

  private func seen<Part: Equatable>(_ part: KeyPath<Base, Part>) -> [Part] {
    Fields.examples.map { $0[keyPath: part] }.unique
  }

  /// Makes the model.
  public init() {}
}

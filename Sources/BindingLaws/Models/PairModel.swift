/// A pair of values.
public struct FieldPair<First: Equatable, Second: Equatable>: Equatable {
  /// The value of the first field.
  public var first: First
  /// The value of the second field.
  public var second: Second

  /// Makes a pair.
  public init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension FieldPair: Sendable where First: Sendable, Second: Sendable {}
extension FieldPair: Hashable where First: Hashable, Second: Hashable {}

/// One binding to a pair of two fields of a struct.
///
/// A set writes each field once, the first field first. The value is a ``FieldPair``. If both
/// fields are the same, only a pair of equal values is accepted.
public struct PairModel<Root: Equatable, First: Equatable, Second: Equatable>: ReferenceModel {
  public typealias Port = SinglePort
  public typealias Base = Root
  public typealias Value = FieldPair<First, Second>
  /// Some values of the struct, simplest first.
  private let examples: [Root]
  /// The first field of the pair, which is written first.
  private let first: any WritableKeyPath<Root, First> & Sendable
  /// The second field of the pair.
  private let second: any WritableKeyPath<Root, Second> & Sendable

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some values of the struct, simplest first.
  ///   - first: The first field of the pair, which is written first.
  ///   - second: The second field, which may be the same one.
  public init(
    of examples: [Root]? = nil, _ first: any WritableKeyPath<Root, First> & Sendable,
    _ second: any WritableKeyPath<Root, Second> & Sendable
  ) {
    self.examples = .examples(examples)
    self.first = first
    self.second = second
  }

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? { reached(from: examples, setting: values ?? []) }

  public var values: [Value]? {
    let firsts = everyValue(of: First.self) ?? seen(first)
    let seconds = everyValue(of: Second.self) ?? seen(second)
    return firsts.flatMap { first in seconds.map { Value(first: first, second: $0) } }.orGenerated
  }

  public func writes(toSet port: Port, in base: Base) -> Int { 2 }

  public func get(_ port: Port, in base: Base) -> Value {
    Value(first: base[keyPath: first], second: base[keyPath: second])
  }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    isSame(get(port, in: set(value, at: port, in: base)), value)
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    var base = base
    base[keyPath: first] = value.first
    base[keyPath: second] = value.second
    return base
  }

  /// Returns the values of a field in the examples.
  private func seen<Part: Equatable>(_ part: KeyPath<Base, Part>) -> [Part] {
    examples.map { $0[keyPath: part] }.unique
  }
}

extension PairModel: Sendable where Root: Sendable, First: Sendable, Second: Sendable {}

extension ReferenceModel {
  /// Returns a model of a pair of two fields; see ``PairModel``.
  public static func pair<Root, First, Second>(
    of examples: [Root]? = nil, _ first: any WritableKeyPath<Root, First> & Sendable,
    _ second: any WritableKeyPath<Root, Second> & Sendable
  ) -> Self where Self == PairModel<Root, First, Second> { PairModel(of: examples, first, second) }
}

/// One binding that only shows something of the base.
///
/// The model rejects every set. Laws about what sets lead to do not apply to it.
public struct ReadOnlyModel<Base: Equatable, Value: Equatable>: ReferenceModel {
  public typealias Port = SinglePort
  /// Some bases, simplest first.
  ///
  /// Nil if they are generated.
  private let examples: [Base]?
  /// Returns the reading of a base.
  private let read: (Base) -> Value

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Some bases, simplest first; by default every value of a type that has few, and generated
  ///     ones of any other.
  ///   - read: Returns the reading.
  public init(over examples: [Base]? = nil, _ read: @escaping (Base) -> Value) {
    self.examples = examples ?? everyValue(of: Base.self)
    self.read = read
  }

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? { examples }
  public var values: [Value]? {
    everyValue(of: Value.self)?.reversed() ?? examples?.map(read).unique.orGenerated
  }
  public var acceptedSets: AcceptedSets { .none }
  public func get(_ port: Port, in base: Base) -> Value { read(base) }
  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool { false }
  public func set(_ value: Value, at port: Port, in base: Base) -> Base { base }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

extension ReferenceModel {
  /// Returns a model of a part of a base that is shown and never set, such as a count; see ``ReadOnlyModel``.
  ///
  /// ```swift
  /// .readOnly(over: [[], ["a"]], \.count)
  /// ```
  public static func readOnly<Base, Value>(
    over examples: [Base]? = nil, _ read: @escaping (Base) -> Value
  ) -> Self where Self == ReadOnlyModel<Base, Value> { ReadOnlyModel(over: examples, read) }
}

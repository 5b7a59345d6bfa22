/// The value in an optional, which is present while the optional is not `nil`.
///
/// The model covers a derivation that fails without a value, and one that always succeeds and reads the value
/// at the time of its making. A set that comes too late changes nothing. A reading that comes too late does
/// not count, unless the model says that it is the last value.
public struct UnwrappedModel<Value: Equatable>: ReferenceModel {
  public typealias Port = SinglePort
  public typealias Base = Value?
  private let examples: [Value]
  public let presence: Presence

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Values that may be inside, simplest first; by default every value of a type that has few.
  ///   - goneReadsLast: Whether a held binding whose port has gone has to read the last value.
  public init(trying examples: [Value]? = nil, goneReadsLast: Bool = false) {
    self.examples = .examples(examples)
    presence = goneReadsLast ? .goneReadsLast : .comesAndGoes
  }

  public var bases: [Base]? { examples.optionals }
  public var values: [Value]? { examples.settable }
  public func isPresent(_ port: Port, in base: Base) -> Bool { base != nil }
  public func get(_ port: Port, in base: Base) -> Value { base ?? examples.simplest }
  public func set(_ value: Value, at port: Port, in base: Base) -> Base { value }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

extension UnwrappedModel: Sendable where Value: Sendable {}

extension ReferenceModel {
  /// Returns a model of the value in an optional; see ``UnwrappedModel``.
  public static func unwrapped<Value>(
    _ type: Value.Type = Value.self, trying examples: [Value]? = nil, goneReadsLast: Bool = false
  ) -> Self where Self == UnwrappedModel<Value> {
    UnwrappedModel(trying: examples, goneReadsLast: goneReadsLast)
  }
}

/// A value that is shown as an optional.
///
/// By policy, `nil` is rejected, or stands for the default; `kept` rejects it, too, since the base has
/// no place for it. A binding that erases over an optional base is a cell.
public struct LiftedModel<Wrapped: Equatable>: LenientModel {
  public typealias Port = SinglePort
  public typealias Base = Wrapped
  public typealias Value = Wrapped?
  private let examples: [Wrapped]
  private let fallback: Wrapped
  private let policy: NilPolicy

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - examples: Values that may be stored, simplest first; by default every value of a type that has few.
  ///   - fallback: What is stored instead of `nil`; by default the first example.
  ///   - policy: What `nil` is.
  public init(
    trying examples: [Wrapped]? = nil, storing fallback: Wrapped? = nil,
    nilPolicy policy: NilPolicy = .isDefault
  ) {
    let examples = [Wrapped].examples(examples)
    self.examples = examples
    self.fallback = fallback ?? examples.simplest
    self.policy = policy
  }

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? { (examples + [fallback]).unique }
  public var values: [Value]? {
    examples.settable(beside: fallback).map { $0.map(Optional.some) + [nil] }
  }
  public func get(_ port: Port, in base: Base) -> Value { base }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    value != nil || policy == .isDefault
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base { value ?? fallback }

  package var strictly: String { "nilPolicy `.rejected`" }

  public func areEquivalent(_ value: Value, _ other: Value) -> Bool {
    policy == .isDefault
      ? isSame(value ?? fallback, other ?? fallback) : isSame(value, other)
  }
}

extension LiftedModel: Sendable where Wrapped: Sendable {}

extension ReferenceModel {
  /// A value that is shown as an optional; see ``LiftedModel``.
  public static func lifted<Wrapped>(
    _ type: Wrapped.Type = Wrapped.self, trying examples: [Wrapped]? = nil,
    storing fallback: Wrapped? = nil, nilPolicy policy: NilPolicy = .isDefault
  ) -> Self where Self == LiftedModel<Wrapped> {
    LiftedModel(trying: examples, storing: fallback, nilPolicy: policy)
  }
}

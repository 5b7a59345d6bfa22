// `WhichModelWhichLaws.md` repeats this: change both together.
/// The meaning of `nil` for a binding that shows a default in its place.
public enum NilPolicy: Sendable {
  /// A set is rejected while nothing is stored, and `nil` cannot be set.
  case rejected
  /// `nil` is the default: a base or a set of `nil` counts as one of the default.
  case isDefault
  /// `nil` stays until something other than the default is set.
  case kept
}

/// An optional that reads a default while it is `nil`.
///
/// The policy decides what happens while nothing is stored. Either a set is rejected, or the default counts
/// as stored, or `nil` stays until something other than the default is set.
public struct DefaultModel<Value: Equatable>: LenientModel {
  public typealias Port = SinglePort
  public typealias Base = Value?
  /// Values that may be stored, simplest first.
  private let examples: [Value]
  /// The reading instead of `nil`.
  private let fallback: Value
  /// The meaning of `nil`.
  private let policy: NilPolicy

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - fallback: The reading instead of `nil`.
  ///   - examples: Values that may be stored, simplest first; by default every value of a type that has few.
  ///   - policy: The meaning of `nil`.
  public init(
    _ fallback: Value, trying examples: [Value]? = nil, nilPolicy policy: NilPolicy = .isDefault
  ) {
    self.fallback = fallback
    self.examples = .examples(examples)
    self.policy = policy
  }

  // The orders below number bases and values in draws and tokens: they have to stay.
  public var bases: [Base]? { [nil] + (examples + [fallback]).unique.map(Optional.some) }
  public var values: [Value]? { examples.settable(beside: fallback) }
  public func get(_ port: Port, in base: Base) -> Value { base ?? fallback }

  public func accepts(_ value: Value, at port: Port, in base: Base) -> Bool {
    base != nil || policy != .rejected
  }

  public func set(_ value: Value, at port: Port, in base: Base) -> Base {
    isSame(value, get(port, in: base)) ? base : value
  }

  public func outside(_ port: Port, setting value: Value, in base: Base) -> Base { nil }

  package var strictly: String? { "nilPolicy `.kept`" }

  public func areEquivalent(bases base: Base, _ other: Base) -> Bool {
    policy == .isDefault
      ? isSame(base ?? fallback, other ?? fallback) : isSame(base, other)
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

extension DefaultModel: Sendable where Value: Sendable {}

extension Array where Element: Equatable {
  /// Returns the values that may be set, and the one that is shown instead of `nil`.
  ///
  /// Nil if they are generated.
  fileprivate func settable(beside fallback: Element) -> [Element]? {
    ((settable ?? self) + [fallback]).unique.severalOrGenerated
  }
}

extension ReferenceModel {
  /// Returns a model of an optional that reads a default while it is `nil`; see ``DefaultModel``.
  public static func defaulted<Value>(
    to fallback: Value, trying examples: [Value]? = nil, nilPolicy policy: NilPolicy = .isDefault
  ) -> Self where Self == DefaultModel<Value> {
    DefaultModel(fallback, trying: examples, nilPolicy: policy)
  }
}

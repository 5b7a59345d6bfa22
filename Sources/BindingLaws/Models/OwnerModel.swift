// `CI/full.d/source-mutants.txt` quotes this code: change both together.
/// A provided value, a control's own value, and which of them counts.
public struct OwnerState<Value: Equatable>: Equatable {
  /// The value behind the provided binding.
  public var external: Value
  /// The control's own value.
  public var own: Value
  /// Whether a binding is provided.
  public var isProvided: Bool

  /// Makes a state of both values.
  public init(external: Value, own: Value, isProvided: Bool = false) {
    self.external = external
    self.own = own
    self.isProvided = isProvided
  }
}

extension OwnerState: Sendable where Value: Sendable {}

/// One control that owns its value until somebody provides a binding.
///
/// The provider comes and goes. The base is an ``OwnerState``.
public struct OwnerModel<Value: Equatable>: OwnershipModel {
  public typealias Port = SinglePort
  public typealias Base = OwnerState<Value>

  // Kept traces name the action by its case.
  /// The actions of the world on the control.
  public enum Action: Sendable {
    case switchProvider
  }

  private let examples: [Value]

  /// Makes the model.
  ///
  /// - Parameter examples: Values, simplest first; by default every value of a type that has few.
  public init(trying examples: [Value]? = nil) { self.examples = .examples(examples) }

  public var actions: [Action] { [.switchProvider] }
  // The orders below number bases and values in draws and tokens: they have to stay.
  public var values: [Value]? { examples.settable }

  public var bases: [Base]? {
    [false, true].flatMap { isProvided in
      examples.flatMap { own in
        examples.map { Base(external: $0, own: own, isProvided: isProvided) }
      }
    }
  }

  public func isProvided(_ port: Port, in base: Base) -> Bool { base.isProvided }
  public func external(_ port: Port, in base: Base) -> Value { base.external }
  public func own(_ port: Port, in base: Base) -> Value { base.own }

  public func settingExternal(_ value: Value, at port: Port, in base: Base) -> Base {
    Base(external: value, own: base.own, isProvided: base.isProvided)
  }

  public func settingOwn(_ value: Value, at port: Port, in base: Base) -> Base {
    Base(external: base.external, own: value, isProvided: base.isProvided)
  }

  public func apply(_ action: Action, to base: Base) -> Base {
    Base(external: base.external, own: base.own, isProvided: !base.isProvided)
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

extension OwnerModel: Sendable where Value: Sendable {}

extension ReferenceModel {
  /// Returns a model of a control whose value somebody may provide; see ``OwnerModel``.
  public static func owned<Value>(
    _ type: Value.Type = Value.self, trying examples: [Value]? = nil
  ) -> Self where Self == OwnerModel<Value> { OwnerModel(trying: examples) }
}

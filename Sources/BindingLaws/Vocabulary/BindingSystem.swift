// Tests in reports spell `init(source:)`, `binding`, `perform` and `tap`.
/// The adapter between the code under test and the laws.
///
/// A system is a type that is initialised from the source of truth and derives a binding for
/// each port of its model. The code under test stands in `binding(_:)`:
///
/// ```swift
/// struct SectionToggle: BindingSystem {
///   static let model = SelectionModel<Section>()
///   let source: Source<Section?>
///   func binding(_ tag: Section) -> MyBinding<Bool> {
///     MyBinding(selection: source.myBinding, tag: tag)
///   }
/// }
/// ```
///
/// `binding(_:)` may return an optional binding where the derivation itself can fail.
public protocol BindingSystem: ExecutableSystem {
  /// What the system is compared with.
  associatedtype Model: ReferenceModel
  /// What `binding(_:)` returns: a binding, or an optional one.
  associatedtype Derived: BindingDerivation where Derived.Subject.Value == Model.Value

  /// The model, which is made once for a check.
  static var model: Model { get }

  /// What this one is compared with; by default what its type says.
  ///
  /// By default the world acts as it says.
  var model: Model { get }

  /// Makes the system on a source of truth.
  init(source: Source<Model.Base>)

  /// Who keeps the base; a system that is put around another one hands on what that says.
  static var keeper: BaseKeeper { get }

  /// Whether its bindings pass transactions on, so that laws of transactions, such as
  /// `transaction-reaches-base`, are judged without being listed. By default the type of the bindings
  /// decides: SwiftUI's `Binding(get:set:)` drops them.
  static var passesTransactions: Bool { get }

  /// Derives the binding of a port from the source.
  func binding(_ port: Model.Port) -> Derived

  /// Lets the world act on the system; by default the model's action is an external write.
  func perform(_ action: Model.Action, on source: Source<Model.Base>)
}

extension BindingSystem {
  public static var keeper: BaseKeeper { .source }

  public static var passesTransactions: Bool {
    (Derived.Subject.self as? any TransactionalBinding.Type)?.passesTransactions ?? false
  }

  public var model: Model { Self.model }

  public func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    source.rewrite(model.apply(action, to: source.base))
  }
}

/// A system of controls: each port can be tapped and looked at.
public protocol ControlSystem: BindingSystem {
  /// The label of the transaction in which a tap writes; `nil`, as by default, where nobody says.
  static var tapTransaction: String? { get }

  /// Taps the control at the port, as a person does.
  func tap(_ port: Model.Port)

  /// What a person sees at the port, as text.
  func rendering(_ port: Model.Port) -> String
}

extension ControlSystem {
  public static var tapTransaction: String? { nil }
}

/// A system of controls that says what a person has to see.
///
/// What it says stands beside the model, because the same bindings may be shown in many ways; as the
/// model, it must not ask the code under test.
public protocol RenderedSystem: ControlSystem {
  /// What a person has to see at a port that has to read this value in this base, as text.
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String
}

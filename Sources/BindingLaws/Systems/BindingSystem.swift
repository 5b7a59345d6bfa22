// Tests that reports print use `init(source:)`, `binding`, `perform` and `tap`.
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
/// `binding(_:)` may return an optional binding if the derivation can fail.
public protocol BindingSystem: ExecutableSystem {
  /// The type of the model that the system is compared with.
  associatedtype Model: ReferenceModel
  /// The return type of `binding(_:)`: a binding, or an optional one.
  associatedtype Derived: BindingDerivation where Derived.Subject.Value == Model.Value

  /// The model. A check makes it once.
  static var model: Model { get }

  /// The model of this instance; by default the model of its type.
  ///
  /// The default of `perform(_:on:)` applies its actions.
  var model: Model { get }

  /// Makes the system on a source of truth.
  init(source: Source<Model.Base>)

  /// The keeper of the base. A system that wraps another one forwards the other's keeper.
  static var keeper: BaseKeeper { get }

  /// Whether the bindings pass transactions on. Then laws of transactions, such as
  /// `transaction-reaches-base`, are judged without being listed. By default the type of the bindings
  /// decides: SwiftUI's `Binding(get:set:)` drops transactions.
  static var passesTransactions: Bool { get }

  /// Derives the binding of a port from the source.
  func binding(_ port: Model.Port) -> Derived

  /// Carries out an action of the world on the system; by default the model's action is an external write.
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

// Tests that reports print use `init(startingIn:)`, `base` and `perform(_:)`. `WhereYourStateLives.md`
// explains this protocol.
/// A system whose store starts in any base, and changes only by its bindings and actions, as with a reducer.
///
/// The checker makes the store in the base that a case starts in, and never writes it externally:
///
/// ```swift
/// struct CounterField: SealedStoreSystem {
///   static let model = CounterModel()
///   private let store: Store<Counter, CounterAction>
///   init(startingIn base: Counter) { store = Store(base, reduce: reduce) }
///   var base: Counter { store.state }
///   func binding(_ port: SinglePort) -> MyBinding<Int> {
///     store.binding(get: \.count, send: CounterAction.set)
///   }
///   func perform(_ action: CounterAction) { store.send(action) }
/// }
/// ```
///
/// Laws that write the base externally do not apply to such a system, and neither do laws about writes. Make
/// any other change of the store, such as an answer of a server, an action of the model. The laws of such a
/// system are upheld, never proved, because a proof writes the base externally.
public protocol SealedStoreSystem: BindingSystem {
  /// Makes the system with a store of its own that starts in this base.
  init(startingIn base: Model.Base)

  /// The base that the store holds.
  var base: Model.Base { get }

  /// Carries out an action of the world on the store.
  func perform(_ action: Model.Action)

  /// Lets the store come to rest, like `settle()` of a ``StoreSystem``.
  func settle()
}

extension SealedStoreSystem {
  public init(source: Source<Model.Base>) {
    self.init(startingIn: source.base)
    reflect(in: source)
  }

  public static var keeper: BaseKeeper { .sealedStore }

  public func perform(_ action: Model.Action, on source: Source<Model.Base>) { perform(action) }

  public func settle() {}

  private func reflect(in source: Source<Model.Base>) {
    source.reflect(read: { self.base }, settle: { self.settle() })
  }
}

extension SealedStoreSystem where Model.Action == Never {
  public func perform(_ action: Never) {}
}

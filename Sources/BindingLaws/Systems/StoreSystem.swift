// Tests that reports print use `init()`, `base`, `perform(_:)` and `settle()`. `WhereYourStateLives.md`
// explains this protocol.
/// A system that keeps its base in a store of its own, such as an app's observable class.
///
/// The store is made again for each case. The checker writes it externally, reads it and compares it with the
/// model. Bindings come from the store as they do in the app:
///
/// ```swift
/// @MainActor struct VolumeSlider: @MainActor StoreSystem {
///   static let model = CellModel<Int>()
///   let player = Player()
///   var base: Int {
///     get { player.volume }
///     nonmutating set { player.volume = newValue }
///   }
///   func binding(_ port: SinglePort) -> Binding<Int> { Bindable(player).volume }
/// }
/// ```
///
/// All state of the store that bindings depend on has to be part of `base`. Anything else is memory, which
/// the honesty laws find. Reading `base` must change nothing.
///
/// The checker cannot see from outside how often a store is written. So laws about writes, such as `set-once`
/// and `atomic`, do not apply. Laws that compare writes among other things compare only the others. A store
/// that reports its writes, as a ``NotifyingStoreSystem`` does, is judged by all of them.
public protocol StoreSystem: BindingSystem {
  /// Makes the system with a store of its own.
  init()

  /// The base that the store holds. The checker reads it, and sets it for external writes.
  var base: Model.Base { get nonmutating set }

  /// Carries out an action of the world on the store; by default the model's result is written.
  ///
  /// If the store has a function for it, such as an undo, call that function. Otherwise it is not judged.
  func perform(_ action: Model.Action)

  /// Lets the store come to rest. The checker calls this after each operation and before it reads.
  ///
  /// If the store answers later, drain what it waits for: a queue, a run loop, a scheduler of the test. By
  /// default nothing happens. A ``DeferredSystem`` is also judged before the store has come to rest.
  func settle()

  /// Whether a held binding keeps the store alive. Nil, the default, if either is right.
  static var bindingsKeepStore: Bool? { get }
}

extension StoreSystem {
  public static var bindingsKeepStore: Bool? { nil }

  public init(source: Source<Model.Base>) {
    self.init()
    reflect(in: source)
  }

  public static var keeper: BaseKeeper { .silentStore }

  public func perform(_ action: Model.Action) { base = model.apply(action, to: base) }

  public func perform(_ action: Model.Action, on source: Source<Model.Base>) { perform(action) }

  public func settle() {}

  /// Makes the source a mirror of the store.
  func reflect(in source: Source<Model.Base>) {
    source.reflect(
      read: { self.base }, write: { self.base = $0 }, settle: { self.settle() })
  }
}

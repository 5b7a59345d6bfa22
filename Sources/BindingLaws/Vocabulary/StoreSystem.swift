// Tests in reports spell `init()`, `base`, `perform(_:)` and `settle()`. `StoreMirror` passes over the
// external writes that `NotifyingStoreSystem` speaks of. `AnObservableStoreOnTrial.md` explains both.
/// A system that keeps its base in a store of its own, such as an app's observable class.
///
/// The store is made again for each case. The checker writes it externally, looks at it and compares
/// it with the model; bindings come from the store as they do in the app:
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
/// Everything of the store that bindings depend on has to be part of `base`, or else it is memory, which
/// the honesty laws are there to see. To look at `base` must change nothing.
///
/// How often a store is written cannot be seen from outside. So laws about writes, such as `set-once`
/// and `atomic`, do not speak about it, and those that compare the writes among other things compare
/// the other things alone; unless the store reports its writes, as a ``NotifyingStoreSystem`` does.
public protocol StoreSystem: BindingSystem {
  /// Makes the system with a store that nobody else has.
  init()

  /// What the store holds: read when the checker looks, set by external writes.
  var base: Model.Base { get nonmutating set }

  /// Lets the world act on the store; by default what the model makes of the base is written.
  ///
  /// Where the store has a function for it, such as an undo, call that, or nobody judges it.
  func perform(_ action: Model.Action)

  /// Lets the store come to rest, after each operation and before the checker looks.
  ///
  /// A store that answers later drains here what it waits for: a queue, a run loop, a scheduler of the
  /// test. By default nothing happens. What is expected before it has come to rest is judged of a
  /// ``DeferredSystem``.
  func settle()

  /// Whether a binding that somebody holds keeps the store; `nil`, as by default, where either will do.
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

/// A store system that reports its writes, so that the laws about writes speak about it.
///
/// ```swift
/// func reportWrites(to note: @escaping (Int, String?) -> Void) {
///   player.afterVolumeChange = { volume in note(volume, nil) }
/// }
/// ```
public protocol NotifyingStoreSystem: StoreSystem {
  /// Has a closure called after each write of the store, no matter who made it.
  ///
  /// External writes of the checker are passed over: all that the store reports until it holds the
  /// base that was set. Observers in the store have caused what it reports beyond that.
  ///
  /// - Parameter note: Takes the base after the write, and the label of the transaction that it came
  ///   in, or `nil` outside of any.
  func reportWrites(to note: @escaping (_ base: Model.Base, _ transaction: String?) -> Void)
}

extension NotifyingStoreSystem {
  public init(source: Source<Model.Base>) {
    self.init()
    reflect(in: source)
    source.note { reportWrites(to: $0) }  // After `reflect`, which makes the mirror that notes.
  }

  public static var keeper: BaseKeeper { .notifyingStore }
}

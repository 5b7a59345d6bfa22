import BindingLaws
import LawfulBindings

/// A store with a derived value that is computed once and kept until a binding is set: who writes the
/// store itself leaves it stale.
///
/// It keeps all laws while nobody reads before somebody else writes.
struct CachedBadge: HeldFlag {
  let holder = Holder(false)
  let badge = Memory<Bool>()
  var isOn: Bool { badge.keep(badge.value ?? holder.value) }
  func set(_ isOn: Bool) { (holder.value, badge.value) = (isOn, nil) }
}

/// A flag that is written later, with nobody to wait for: it is drained when it is used the next time.
struct UnsettledWrite: HolderSystem {
  typealias Model = CellModel<Bool>
  let holder = Holder(false)
  private let queue = WorkQueue()

  func binding(_ port: SinglePort) -> Flag {
    queue.drain()
    return holder.binding(setting: { isOn in queue.later { holder.value = isOn } })
  }
}

/// Two flags of a store that saves later, and then as the whole that was there when one was set.
///
/// A caller that waits for each set sees nothing of that.
struct SnapshotSaved: HolderSystem, DeferredSystem {
  typealias Model = SidesModel
  let holder = Holder(SidedFlags())
  private let queue = WorkQueue()

  func binding(_ side: Side) -> Flag {
    let later = holder.binding(setting: { whole in queue.later { holder.value = whole } })
    return later[dynamicMember: side.flag]
  }

  func settle() { queue.drain() }
}

/// A player that is turned up again to where it was before it was turned off: that is remembered in the
/// store, and is no part of the base.
struct RememberedVolume: HolderSystem {
  typealias Model = VolumeModel
  let holder = Holder(0)
  let earlier = Memory(1)

  func binding(_ port: SinglePort) -> Flag {
    holder.binding.derive(
      get: { $0 > 0 },
      put: { volume, isOn in
        if isOn == (volume > 0) { return }
        if !isOn { earlier.value = volume }
        volume = isOn ? earlier.value ?? 1 : 0
      })
  }
}

/// Whether a player is on, by its volume; it is turned on at the lowest one.
///
/// Traces name bases and actions here, and draws and tokens number them: names and orders have to stay.
enum VolumeModel: ReferenceModel {
  typealias Port = SinglePort
  static var bases: [Int]? { [0, 1, 2] }
  static func get(_ port: Port, in volume: Int) -> Bool { volume > 0 }

  static func set(_ isOn: Bool, at port: Port, in volume: Int) -> Int { isOn ? max(volume, 1) : 0 }
}

/// What may happen to the store of a session.
enum SessionAction: CaseIterable {
  /// The store is let go, and with it what it held.
  case end
  /// A new store takes its place.
  case begin
}

/// A flag of a store that may be gone; nothing brings it back but a new session.
enum SessionModel: PresenceModel {
  typealias Port = SinglePort
  static var bases: [Bool?]? { [false, true, nil] }
  static var actions: [SessionAction] { SessionAction.allCases }
  static func isPresent(_ port: Port, in base: Bool?) -> Bool { base != nil }
  static func get(_ port: Port, in base: Bool?) -> Bool { base ?? false }
  static func set(_ value: Bool, at port: Port, in base: Bool?) -> Bool? { value }

  static func apply(_ action: SessionAction, to base: Bool?) -> Bool? {
    action == .begin ? false : nil
  }
}

/// A root that owns the store of a session, which dies and is replaced.
protocol SessionSystem: StoreSystem where Model == SessionModel {
  var root: Holder<Holder<Bool>?> { get }
}

extension SessionSystem {
  var base: Bool? {
    get { root.value?.value }
    nonmutating set {
      guard let newValue else { return root.value = nil }
      set(newValue)
    }
  }

  /// Sets the flag of the session of now, or of a new one.
  func set(_ isOn: Bool) {
    if let session = root.value { session.value = isOn } else { root.value = Holder(isOn) }
  }

  func perform(_ action: SessionAction) { root.value = action == .begin ? Holder(false) : nil }
}

/// Bindings that ask the root for the session of now; those of a session that ended do nothing until the
/// next one begins, whose flag they then set.
struct SessionOfNow: SessionSystem {
  let root = Holder<Holder<Bool>?>(nil)

  func binding(_ port: SinglePort) -> Flag? {
    if root.value == nil { return nil }
    return HeadlessBinding(
      get: { root.value?.value ?? false }, set: { isOn, _ in root.value?.value = isOn })
  }
}

/// Bindings that keep the session that they were made with weakly: they are dead when another one has
/// taken its place.
struct DeadSession: SessionSystem {
  let root = Holder<Holder<Bool>?>(nil)

  func binding(_ port: SinglePort) -> Flag? {
    guard let session = root.value else { return nil }
    return HeadlessBinding(
      get: { [weak session] in session?.value ?? false },
      set: { [weak session] isOn, _ in session?.value = isOn })
  }
}

/// Bindings that begin a session when there is none any more.
struct RevivedSession: SessionSystem {
  let root = Holder<Holder<Bool>?>(nil)

  func binding(_ port: SinglePort) -> Flag? {
    if root.value == nil { return nil }
    return HeadlessBinding(get: { root.value?.value ?? false }, set: { isOn, _ in set(isOn) })
  }
}

/// A flag of a store that publishes what others write, and of its own sets nothing.
///
/// It writes as it should.
struct UnpublishedSet: HeldFlag {
  let holder = Holder(false)
  let published = Memory(false)

  var base: Bool {
    get { holder.value }
    nonmutating set { (holder.value, published.value) = (newValue, newValue) }
  }

  var isOn: Bool { published.value == true }
}

/// A flag whose binding should keep its store, and holds it weakly.
struct WeaklyHeld: HolderSystem {
  typealias Model = CellModel<Bool>
  static let bindingsKeepStore: Bool? = true
  let holder = Holder(false)

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(
      get: { [weak holder] in holder?.value ?? false },
      set: { [weak holder] isOn, _ in holder?.value = isOn })
  }
}

/// A flag in a class that holds an observer, which holds the class.
struct ObservesItself: HolderSystem {
  typealias Model = CellModel<Bool>
  let holder = Holder(false)

  init() {
    let holder = holder
    holder.afterChange = { [holder] _ in _ = holder.value }
  }

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> { holder.binding }
}

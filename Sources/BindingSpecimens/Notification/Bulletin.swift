import BindingLaws
import LawfulBindings

/// A system over a store that notifies of its changes by a bulletin.
protocol BulletinSystem: StoreSystem, NotifyingSystem {
  /// The store that holds the base.
  var store: BulletinStore<Model.Base> { get }
}

extension BulletinSystem {
  var base: Model.Base {
    get { store.value }
    nonmutating set { store.value = newValue }
  }

  func settle() { store.clock.runOut() }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    return store.subscribe(notify)
  }

  /// A binding to the whole value of the store.
  fileprivate var whole: HeadlessBinding<Model.Base> {
    HeadlessBinding(get: { store.value }, set: { value, _ in store.value = value })
  }
}

/// A system of a flag in a store with a bulletin, which reads and sets correctly.
protocol BulletinFlag: BulletinSystem where Model == CellModel<Bool> {}

extension BulletinFlag {
  static var model: Model { CellModel() }
  func binding(_ port: SinglePort) -> Flag { whole }
}

/// A flag that notifies before it changes.
struct PublishedFlag: BulletinFlag { let store = BulletinStore(false) { $0.publish($1) } }

/// Two flags with one bulletin.
///
/// Readers of one are notified of the other.
struct WholeStoreTold: BulletinSystem {
  static let model = SidesModel()
  let store = BulletinStore(SidedFlags()) { $0.publish($1) }
  func binding(_ side: Side) -> Flag { whole[dynamicMember: side.flag] }
}

/// A flag that notifies twice for each change: by hand, though its property already does.
struct ToldTwice: BulletinFlag {
  let store = BulletinStore(false) { store, isOn in
    store.send()
    store.publish(isOn)
  }
}

/// A flag whose widget writes back each notified value, as if a person had changed it.
struct EchoedChange: BulletinFlag {
  let store = BulletinStore(false) { store, isOn in
    store.publish(isOn)
    // The value that the widget writes back.
    store.publish(isOn)
  }
}

/// A flag that notifies first and changes later, so that a reader who reads again gets the old value.
struct ToldTooEarly: BulletinFlag {
  let store = BulletinStore(false) { store, isOn in
    store.send()
    store.clock.after(.nextTurn) { [unowned store] in store.stored = isOn }
  }
}

/// A flag whose readers read at once when they are notified, which is before it changes.
struct LookedAtTooSoon: BulletinFlag {
  static var notifiesAfterChange: Bool { true }
  let store = BulletinStore(false) { $0.publish($1) }
}

/// A flag whose changes count as none, like values with equal numbers, so that nobody is notified.
struct EqualThoughChanged: BulletinFlag { let store = BulletinStore(false) { $0.stored = $1 } }

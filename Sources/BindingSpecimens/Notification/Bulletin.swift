import BindingLaws
import LawfulBindings

/// A class of an app that holds a value, and notifies of its changes in some way.
final class BulletinStore<Value: Equatable> {
  /// The closures of the subscribers.
  private var notices: [() -> Void] = []
  /// The clock of the store, which runs when somebody waits for the store.
  let clock = VirtualClock()
  /// The value, whose changes here notify nobody.
  var stored: Value
  /// Carries out a change.
  ///
  /// Stores differ in how they notify of it.
  private let change: (BulletinStore, Value) -> Void

  init(_ value: Value, change: @escaping (BulletinStore, Value) -> Void) {
    stored = value
    self.change = change
  }

  /// The value.
  ///
  /// A set of another value notifies as the store does.
  var value: Value {
    get { stored }
    set { if newValue != stored { change(self, newValue) } }
  }

  /// A subscriber, which is notified for as long as it lives.
  final class Subscriber {
    fileprivate let notify: () -> Void

    fileprivate init(_ notify: @escaping () -> Void) { self.notify = notify }
  }

  /// Adds a subscriber.
  func subscribe(_ notify: @escaping () -> Void) -> Subscriber {
    let subscriber = Subscriber(notify)
    notices.append { [weak subscriber] in subscriber?.notify() }
    return subscriber
  }

  /// Notifies all subscribers.
  func send() { for notify in notices { notify() } }

  /// Changes the value as a published property does, which notifies first.
  func publish(_ value: Value) {
    send()
    stored = value
  }
}

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
  let store = BulletinStore(false) { store, isOn in for _ in 1...2 { store.publish(isOn) } }
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

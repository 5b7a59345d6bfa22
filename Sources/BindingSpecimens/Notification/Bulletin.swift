import BindingLaws
import LawfulBindings

/// Who is notified until it is let go.
final class Subscriber {
  let notify: () -> Void
  init(_ notify: @escaping () -> Void) { self.notify = notify }
}

/// A class of an app that holds a value, and in some way notifies of its changes.
final class BulletinStore<Value: Equatable> {
  private var subscribers: [() -> Subscriber?] = []
  /// What is carried out when somebody waits for the store.
  let clock = VirtualClock()
  var stored: Value
  /// What a change does; stores differ in how they notify of it.
  private let change: (BulletinStore, Value) -> Void

  init(_ value: Value, change: @escaping (BulletinStore, Value) -> Void) {
    (stored, self.change) = (value, change)
  }

  var value: Value {
    get { stored }
    set { if newValue != stored { change(self, newValue) } }
  }

  func subscribe(_ notify: @escaping () -> Void) -> Subscriber {
    let subscriber = Subscriber(notify)
    subscribers.append { [weak subscriber] in subscriber }
    return subscriber
  }

  func send() { for subscriber in subscribers { subscriber()?.notify() } }

  /// Changes as a published property does, which notifies first.
  func publish(_ value: Value) {
    send()
    stored = value
  }
}

/// A system over a store that notifies of its changes by a bulletin.
protocol BulletinSystem: StoreSystem, NotifyingSystem {
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

  /// All that the store holds.
  fileprivate var whole: HeadlessBinding<Model.Base> {
    HeadlessBinding(get: { store.value }, set: { value, _ in store.value = value })
  }
}

/// A flag of a store with a bulletin, read and set as it is.
protocol BulletinFlag: BulletinSystem where Model == CellModel<Bool> {}

extension BulletinFlag { func binding(_ port: SinglePort) -> Flag { whole } }

/// A flag that notifies before it changes.
struct PublishedFlag: BulletinFlag { let store = BulletinStore(false) { $0.publish($1) } }

/// Two flags, one bulletin: readers of one are notified of the other.
struct WholeStoreTold: BulletinSystem {
  typealias Model = SidesModel
  let store = BulletinStore(SidedFlags()) { $0.publish($1) }
  func binding(_ side: Side) -> Flag { whole[dynamicMember: side.flag] }
}

/// A flag that notifies twice for each change: by hand, though its property does already.
struct ToldTwice: BulletinFlag {
  let store = BulletinStore(false) { store, isOn in
    store.send()
    store.publish(isOn)
  }
}

/// A flag whose widget writes back what it hears of, as if a change by the program were one by a person.
struct EchoedChange: BulletinFlag {
  let store = BulletinStore(false) { store, isOn in for _ in 1...2 { store.publish(isOn) } }
}

/// A flag that notifies before it changes later, so that a reader that looks again sees what was there before.
struct ToldTooEarly: BulletinFlag {
  let store = BulletinStore(false) { store, isOn in
    store.send()
    store.clock.after(1) { [unowned store] in store.stored = isOn }
  }
}

/// A flag whose readers look at once when they are notified, which is before it changes.
struct LookedAtTooSoon: BulletinFlag {
  static var noticeTiming: NoticeTiming { .didSet }
  let store = BulletinStore(false) { $0.publish($1) }
}

/// A flag whose changes count as none, as where values of one number are equal, so that nobody is notified.
struct EqualThoughChanged: BulletinFlag { let store = BulletinStore(false) { $0.stored = $1 } }

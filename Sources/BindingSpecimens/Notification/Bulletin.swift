import BindingLaws
import LawfulBindings

/// Notifies its subscribers, as a publisher does.
final class Bulletin {
  private var subscribers: [(number: Int, notify: () -> Void)] = []
  private var count = 0

  func subscribe(_ notify: @escaping () -> Void) -> Subscription {
    count += 1
    let number = count
    subscribers.append((number, notify))
    return Subscription { [weak self] in self?.subscribers.removeAll { $0.number == number } }
  }

  func send() { for subscriber in subscribers { subscriber.notify() } }
}

/// What is heard until it is let go.
final class Subscription {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

  deinit { cancel() }
}

/// A class of an app that holds a value, and in some way notifies of its changes.
class BulletinStore<Value> {
  let bulletin = Bulletin()
  var stored: Value

  required init(_ value: Value) { stored = value }

  /// The value; stores differ in how they notify of it.
  var value: Value {
    get { stored }
    set { stored = newValue }
  }

  /// What a store does that answers later.
  func settle() {}
}

/// A system over a store that notifies of its changes by a bulletin.
protocol BulletinSystem: StoreSystem, NotifyingSystem {
  associatedtype Store: BulletinStore<Model.Base>
  var store: Store { get }
}

extension BulletinSystem {
  var base: Model.Base {
    get { store.value }
    nonmutating set { store.value = newValue }
  }

  func settle() { store.settle() }

  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    return store.bulletin.subscribe(notify)
  }
}

/// A flag of a store with a bulletin, read and set as it is.
protocol BulletinFlag: BulletinSystem where Model == CellModel<Bool> {}

extension BulletinFlag {
  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { store.value }, set: { isOn, _ in store.value = isOn })
  }
}

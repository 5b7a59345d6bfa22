/// A class of an app that holds a value, and notifies of its changes in some way.
final class BulletinStore<Value: Equatable> {
  /// The closures that notify the subscribers, also those that no longer live: a trial has few.
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

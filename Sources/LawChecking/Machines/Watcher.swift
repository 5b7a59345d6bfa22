import BindingLaws

/// A view as the laws of notification know it: it has read a port, is notified, and reads it again.
///
/// It tracks again after each notification, because Observation notifies once. Earlier subscriptions no
/// longer count. `SystemMachine.readers` keeps one watcher for each binding from operation to operation.
final class Watcher<System: BindingSystem> {
  let handle: Handle<System.Model.Port>
  /// The number of notifications since it began to count.
  private(set) var notices = 0
  /// The value that it read after the latest notification: at once, or in its next turn.
  private(set) var shown: System.Model.Value?
  private let system: System
  private let held: System.Derived.Subject?
  private let isAfterChange: Bool
  /// Whether it was notified and has not read since.
  private var isNotified = false
  /// Whether it reads at the moment.
  private var isReading = false
  /// The number of the subscription that counts.
  private var tracking = 0
  private var subscription: Any?

  /// Reads the port, and waits for a notification.
  init(beginning handle: Handle<System.Model.Port>, of machine: SystemMachine<System>) {
    self.handle = handle
    system = machine.system
    held = machine.heldBinding(handle.index)
    isAfterChange = (System.self as? any NotifyingSystem.Type)?.notifiesAfterChange ?? false
    _ = track()
  }

  /// Forgets its notifications until now.
  func forget() {
    notices = 0
    shown = nil
    isNotified = false
  }

  /// Reads again, if it was notified before a change, or while it read.
  func takeTurn() {
    if !isNotified { return }
    isNotified = false
    shown = track()
  }

  private func track() -> System.Model.Value? {
    tracking += 1
    let current = tracking
    var value: System.Model.Value?
    isReading = true
    let ear = Ear { [weak self] in self?.hear(current) }
    subscription = system.track {
      value = read()
    } notify: {
      ear.hear()
    }
    isReading = false
    return value
  }

  /// Takes a notification of a subscription.
  private func hear(_ subscriptionNumber: Int) {
    guard subscriptionNumber == tracking else { return }
    notices += 1
    if isReading {
      // What is being read may be outdated: it reads again in its next turn.
      isNotified = true
      return
    }
    // Before the change, the value is still the old one: it reads the new one in its next turn. This comes
    // before `track`, within which another notification may come.
    isNotified = !isAfterChange
    let value = track()
    if isAfterChange { shown = value }
  }

  private func read() -> System.Model.Value? {
    (handle.isHeld ? held : System.Derived.subject(of: system.binding(handle.port)))?.wrappedValue
  }
}

/// A closure for the notifier, which takes only what may be sent to other threads.
///
/// It knows no types.
private final class Ear: @unchecked Sendable {  // The notifier runs on the thread of the system.
  let hear: () -> Void

  init(_ hear: @escaping () -> Void) { self.hear = hear }
}

extension BindingSystem {
  /// Reads with a notification of changes, if the system notifies of any.
  fileprivate func track(_ read: () -> Void, notify: @escaping @Sendable () -> Void) -> Any? {
    (self as? any NotifyingSystem)?.track(read, onChange: notify)
  }
}

import Observation

// `WhereYourStateLives.md` explains this protocol.
/// A system that notifies its readers of changes.
///
/// The laws of notification apply to it. Make it a ``StoreSystem`` as well, because external writes of a
/// ``Source`` notify nobody.
///
/// If the store is `Observable`, the protocol has nothing to implement. For any other kind of notification,
/// implement one function, here with a publisher:
///
/// ```swift
/// func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
///   read()
///   return store.objectWillChange.sink { _ in notify() }
/// }
/// ```
///
/// Notify readers on the thread of the trial, during an operation or while the store settles. Later
/// notifications are ignored.
public protocol NotifyingSystem: BindingSystem {
  /// Whether the notification comes after the change.
  ///
  /// If `true`, readers read again at once. If `false`, the default and the way of Observation, the
  /// notification comes before the change, and readers read again when the change has ended.
  static var notifiesAfterChange: Bool { get }

  /// Reads as a view does, and calls a closure when a value that was read changes.
  ///
  /// - Parameters:
  ///   - read: Reads the values that a reader depends on. Call it once.
  ///   - notify: Call it at the next change, or at each. There are many readers at a time.
  /// - Returns: The subscription, which is let go when it is over. Nil if nothing has to be kept alive.
  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any?
}

extension NotifyingSystem {
  public static var notifiesAfterChange: Bool { false }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension NotifyingSystem {
  public func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    withObservationTracking(read, onChange: notify)
    return nil
  }
}

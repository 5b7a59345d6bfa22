import Observation

// `AnObservableStoreOnTrial.md` explains it, and repeats the default.
/// A system whose readers are notified of changes, so that the laws of notification speak about it.
///
/// Make it a ``StoreSystem``, too, because external writes of a ``Source`` notify nobody.
///
/// Over a store that is `Observable` nothing has to be written. For any other kind of notification it is
/// one function, here with a publisher:
///
/// ```swift
/// func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
///   read()
///   return store.objectWillChange.sink { _ in notify() }
/// }
/// ```
///
/// A reader is notified on the thread of the trial, while an operation is carried out or while the store
/// settles; later calls are ignored.
public protocol NotifyingSystem: BindingSystem {
  /// Whether the notification comes after the change.
  ///
  /// If `true`, readers look at once. If `false`, which is the default, as in Observation, it comes before the
  /// change, and readers look when the change has ended.
  static var notifiesAfterChange: Bool { get }

  /// Reads as a view does, and has a closure called when what was read changes.
  ///
  /// - Parameters:
  ///   - read: Reads what a reader depends on; called once.
  ///   - notify: Is called at the next change, or at each; there are many readers at a time.
  /// - Returns: What keeps a subscription alive, which is let go when it is over; `nil` where nothing does.
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

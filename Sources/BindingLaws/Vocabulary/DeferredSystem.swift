// Tests that reports print use `settle()`. `LawsOfTime.md` says which laws to skip.
/// A system whose sets may land later: in a task, on a queue, after a pause, in a turn of a run loop.
///
/// A deferred system is judged by ``Law/deferredArrives``, ``Law/pendingSurvives`` and
/// ``Law/lateIsHarmless``. Laws about the moment right after a set do not apply to it: declare them as
/// skipped.
///
/// Those laws do apply to a ``StoreSystem``, because its `settle()` is called after each operation. If it is
/// also a `DeferredSystem`, the laws about late sets call `settle()` only at the steps of their programs that
/// say so. So they see sets that have not landed when something else happens:
///
/// ```swift
/// extension SavedSwitch: DeferredSystem {}
/// ```
public protocol DeferredSystem: BindingSystem {
  /// Lets every delayed set land, for example by draining a queue or advancing a test's clock.
  ///
  /// The checker calls it any number of times, also before the first operation.
  func settle()
  /// Whether a set is read at once, before it lands. If so, ``Law/readAtOnce`` and ``Law/tapsArrive`` apply.
  static var readsSetsAtOnce: Bool { get }
}

/// A deferred system whose sets land one at a time, so that readings between two of them are judged.
///
/// ``Law/lastSetShows`` judges them. With `settle()` alone, all sets land at once. That hides what a person
/// sees in between, such as the answer to an earlier set that overwrites a later one.
///
/// ```swift
/// func settleOnce() -> Bool {
///   if store.requests.isEmpty { return false }
///   store.answer(store.requests.removeFirst())
///   return true
/// }
/// ```
public protocol SteppedSystem: DeferredSystem {
  /// Lets the next delayed set land, and returns whether there was one.
  func settleOnce() -> Bool
}

extension SteppedSystem {
  public func settle() {
    while settleOnce() {}
  }
}

extension SteppedSystem where Self: StoreSystem {
  // Without this, the compiler cannot choose between the default above and that of a store, which does
  // nothing.
  public func settle() {
    while settleOnce() {}
  }
}

extension DeferredSystem {
  public static var readsSetsAtOnce: Bool { false }
}

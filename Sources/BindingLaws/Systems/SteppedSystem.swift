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

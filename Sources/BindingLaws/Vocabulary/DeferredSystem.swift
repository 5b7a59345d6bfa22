// Tests in reports spell `settle()`. `LawsOfTime.md` says which laws to skip.
/// A system whose sets may land later: in a task, on a queue, after a pause, in a turn of a run loop.
///
/// It is judged by ``Law/deferredArrives``, ``Law/pendingSurvives`` and ``Law/lateIsHarmless``. Laws that
/// speak about the moment right after a set do not apply to it: declare them as skipped.
///
/// To a ``StoreSystem`` they do apply, because its `settle()` is called after each operation. If it is a
/// `DeferredSystem`, too, the laws about late sets call `settle()` only where their programs say so. So they
/// see sets that have not landed when something else happens:
///
/// ```swift
/// extension SavedSwitch: DeferredSystem {}
/// ```
public protocol DeferredSystem: BindingSystem {
  /// Lets every set that was put off land: drains a queue, or lets a clock of the test go on.
  func settle()
  /// Whether a set is read at once, before it lands; ``Law/readAtOnce`` and ``Law/tapsArrive`` then speak.
  static var readsSetsAtOnce: Bool { get }
}

/// A deferred system whose sets land one at a time, so that what is read between two of them is judged, too:
/// ``Law/lastSetShows``.
///
/// `settle()` alone lets all land at once. It hides what a person sees meanwhile, such as the answer to an earlier
/// set that takes the place of a later one.
///
/// ```swift
/// func settleOnce() -> Bool {
///   if store.requests.isEmpty { return false }
///   store.answer(store.requests.removeFirst())
///   return true
/// }
/// ```
public protocol SteppedSystem: DeferredSystem {
  /// Lets the next set that was put off land, and says whether there was one.
  func settleOnce() -> Bool
}

extension SteppedSystem {
  public func settle() {
    while settleOnce() {}
  }
}

extension SteppedSystem where Self: StoreSystem {
  // Else this and the default of a store, which does nothing, are equally good.
  public func settle() {
    while settleOnce() {}
  }
}

extension DeferredSystem {
  public static var readsSetsAtOnce: Bool { false }
}

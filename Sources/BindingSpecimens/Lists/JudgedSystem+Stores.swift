import BindingLaws

// Bindings to stores, and how stores notify.
//
// `list` and `check` keep these orders. A system without `breaks:` breaks what the catalogue says.
extension JudgedSystem {
  /// Bindings whose base is in a class of the app, and not in the checker's source.
  static let stores: [JudgedSystem] = [
    .init(RowsInStore.self, "rows of a class of the app, by their identity"),
    .init(
      SelectionInStore.self, skips: [(.transactionReachesBase, "a class has no transactions")],
      "a selection in a class that reports its writes"),
    .init(SavedAtOnce.self, "a flag that each set saves"),
    .init(UnpublishedSet.self, "a set is stored and not published"),
    .init(
      SnapshotSaved.self, breaks: [.pendingSurvives, .lateIsHarmless],
      "a set that arrives later brings back what was there when it was made"),
    .init(ObservesItself.self, "a store that holds its own observer"),
    .init(WeaklyHeld.self, "a binding does not keep its store, though it should"),
    .init(SavedIfChanged.self, "what is as it was at the launch is not saved"),
  ]

  /// Stores that notify their readers before a change, after it, or wrongly.
  static let notification: [JudgedSystem] = publishedStores + observedStores

  /// The stores that do not need Observation.
  private static let publishedStores: [JudgedSystem] = [
    .init(PublishedFlag.self, "a store notifies before a change"),
    .init(ToldTwice.self, "a store notifies by hand, and its property does, too"),
    .init(EchoedChange.self, "a widget writes back what notified it"),
    .init(ToldTooEarly.self, "a store notifies first and changes later"),
    .init(LookedAtTooSoon.self, "readers look when they are notified of what will change"),
    .init(EqualThoughChanged.self, "a change counts as none, so that nobody is notified"),
    .init(WholeStoreTold.self, "one notification for all that a store holds"),
  ]

  /// The stores that need Observation.
  ///
  /// Empty on systems without it.
  private static var observedStores: [JudgedSystem] {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return [] }
    return [
      .init(ObservedFlags.self, "an observable class, field by field"),
      .init(
        ObservedSwitch.self,
        skips: [(.silence, "it notifies of each write, even of the same value")],
        "an observed source"),
      .init(
        UntrackedCache.self, breaks: [.changeNotifies],
        "a cache that is right, and that nobody observes"),
    ]
  }
}

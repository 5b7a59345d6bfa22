import BindingLaws

// Stores, and events beside or after a set.
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

  /// Systems in which something happens during, beside or after a set.
  static let time: [JudgedSystem] = [
    .init(BothSidesAtOnce.self, "two flags of which one is on, written in one go"),
    .init(OtherSideFirst.self, "the other flag goes off before the own one goes on"),
    .init(WrittenBackWhole.self, "a set ends with the whole as it was when the set began"),
    .init(UpdatedFlags.self, "two flags, each set of which is one change"),
    .init(LockedFlags.self, "two flags under a lock that lasts for a whole set"),
    .init(LockedAccesses.self, "two flags, each access of which is as under a lock of its own"),
    .init(CheckThenClear.self, "a selection is looked up, and then cleared"),
    .init(NextTurnFlags.self, skips: notYet, "two flags that are set a turn later"),
    .init(
      OptimisticSwitch.self, skips: late([.writeThrough, .conforms, .historyIndependent]),
      "a switch that reads what was set until its store answers"),
    .init(LateSwitch.self, skips: notYet, "a switch that reads the last answer of its store"),
    .init(
      LatestShown.self, skips: late([.writeThrough, .conforms, .historyIndependent]),
      "a switch that reads what was set last until its store has answered all"),
    .init(
      EachAnswerShown.self, skips: late([.writeThrough, .conforms, .historyIndependent]),
      "a switch that shows each answer of its store"),
    .init(FirstKeystrokeWins.self, skips: notYet, "of what is typed the first letter arrives"),
    .init(
      OneTimerForAll.self, skips: notYet, "a set of one flag cancels what is pending at the other"),
    .init(LateWhole.self, skips: notYet, "the whole lands that was there when a part was set"),
    .init(LateChange.self, skips: notYet, "a change lands later, computed from what was there"),
    .init(
      ClampedAsOfMaking.self, "what was there when a binding was made is clamped and lands later"),
  ]

  /// The laws that are skipped because right after a set nothing has happened yet.
  private static let notYet = late([.setGet, .writeThrough, .conforms])

  /// Returns laws with the reason why they are skipped: sets land later.
  private static func late(_ laws: [Law]) -> [(law: Law, reason: String)] {
    laws.map { ($0, "its sets land later; deferred-arrives says what they must do") }
  }
}

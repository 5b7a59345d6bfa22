import BindingLaws

extension JudgedSystem {
  /// Stores that notify who has read them, before a change, after it, or not as they should.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let notification: [JudgedSystem] = publishedStores + observedStores

  private static let publishedStores: [JudgedSystem] = [
    .init(PublishedFlag.self, "a store notifies before a change"),
    .init(ToldTwice.self, "a store notifies by hand, and its property does, too"),
    .init(EchoedChange.self, "a widget writes back what notified it"),
    .init(ToldTooEarly.self, "a store notifies first and changes later"),
    .init(LookedAtTooSoon.self, "readers look when they are notified of what will change"),
    .init(EqualThoughChanged.self, "a change counts as none, so that nobody is notified"),
    .init(WholeStoreTold.self, "one notification for all that a store holds"),
  ]

  /// What is judged where there is Observation.
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

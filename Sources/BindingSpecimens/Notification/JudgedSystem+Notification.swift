import BindingLaws

extension JudgedSystem {
  static let notification: [JudgedSystem] = publishedStores + observedStores

  private static let publishedStores: [JudgedSystem] = [
    JudgedSystem(PublishedFlag.self, .notification, "a store notifies before a change"),
    JudgedSystem(ReportedFlag.self, .notification, "a store notifies after a change"),
    JudgedSystem(
      ToldTwice.self, .notification, makes: "notified-twice",
      "a store notifies by hand, and its property does, too"),
    JudgedSystem(
      EchoedChange.self, .notification, makes: "notified-twice",
      "a widget writes back what notified it"),
    JudgedSystem(
      ToldTooEarly.self, .notification, makes: "notified-too-early",
      "a store notifies first and changes later"),
    JudgedSystem(
      LookedAtTooSoon.self, .notification, makes: "notified-too-early",
      "readers look when they are notified of what will change"),
    JudgedSystem(
      EqualThoughChanged.self, .notification, makes: "silent-change",
      "a change counts as none, so that nobody is notified"),
    JudgedSystem(
      WholeStoreTold.self, .notification, makes: "notifies-all",
      "one notification for all that a store holds"),
  ]

  /// What is judged where there is Observation.
  private static var observedStores: [JudgedSystem] {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return [] }
    return [
      JudgedSystem(ObservedFlags.self, .notification, "an observable class, field by field"),
      JudgedSystem(
        ObservedSwitch.self, .notification,
        skips: [(.silence, "it notifies of each write, even of the same value")],
        "an observed source"),
      JudgedSystem(
        UntrackedCache.self, .notification, breaks: [.changeNotifies],
        "a cache that is right, and that nobody observes"),
      JudgedSystem(
        CapturedReading.self, .notification,
        breaks: [
          .setGet, .getSet, .fresh, .coherent,
          .conforms, .changeNotifies,
        ],
        skips: [(.silence, "it notifies of each write, even of the same value")],
        "a held binding shows what was there when it was made"),
    ]
  }
}

import BindingLaws

extension JudgedSystem {
  static let notification: [JudgedSystem] = publishedStores + observedStores

  private static let publishedStores: [JudgedSystem] = [
    JudgedSystem(PublishedFlag.self, .notification, "a change is told before it happens"),
    JudgedSystem(ReportedFlag.self, .notification, "a change is told after it has happened"),
    JudgedSystem(
      ToldTwice.self, .notification, makes: "told-twice",
      "a store tells by hand what its property tells"),
    JudgedSystem(
      EchoedChange.self, .notification, makes: "told-twice",
      "a widget writes back what it is told"),
    JudgedSystem(
      ToldTooEarly.self, .notification, makes: "told-too-early",
      "a store tells first and changes later"),
    JudgedSystem(
      LookedAtTooSoon.self, .notification, makes: "told-too-early",
      "readers look when they are told of what will change"),
    JudgedSystem(
      EqualThoughChanged.self, .notification, makes: "untold-change",
      "a change counts as none, so that nobody is told"),
    JudgedSystem(
      WholeStoreTold.self, .notification, breaks: [.silence],
      "one notification for all that a store holds"),
  ]

  /// What is judged where there is Observation.
  private static var observedStores: [JudgedSystem] {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return [] }
    return [
      JudgedSystem(ObservedFlags.self, .notification, "an observable class, field by field"),
      JudgedSystem(
        ObservedSwitch.self, .notification,
        notOwed: [(.silence, "it tells of each write, even as it is")],
        "an observed source"),
      JudgedSystem(
        UntrackedCache.self, .notification, breaks: [.changeIsTold],
        "a cache that is right, and that nobody observes"),
      JudgedSystem(
        CapturedReading.self, .notification,
        breaks: [
          .setGet, .getSet, .fresh, .coherent,
          .conforms, .changeIsTold,
        ],
        notOwed: [(.silence, "it tells of each write, even as it is")],
        "a held binding shows what was there when it was made"),
    ]
  }
}

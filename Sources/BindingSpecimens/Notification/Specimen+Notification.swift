import BindingLaws

extension Specimen {
  static let notification: [Specimen] = publishedStores + observedStores

  private static let publishedStores: [Specimen] = [
    Specimen(PublishedFlag.self, .notification, "a change is told before it happens"),
    Specimen(ReportedFlag.self, .notification, "a change is told after it has happened"),
    Specimen(
      ToldTwice.self, .notification, breaks: [.toldOnce],
      "a store tells by hand what its property tells"),
    Specimen(
      EchoedChange.self, .notification, breaks: [.toldOnce],
      "a widget writes back what it is told"),
    Specimen(
      ToldTooEarly.self, .notification, breaks: [.toldAfter],
      "a store tells first and changes later"),
    Specimen(
      LookedAtTooSoon.self, .notification, breaks: [.toldAfter],
      "readers look when they are told of what will change"),
    Specimen(
      EqualThoughChanged.self, .notification, breaks: [.changeIsTold],
      "a change counts as none, so that nobody is told"),
    Specimen(
      WholeStoreTold.self, .notification, breaks: [.silence],
      "one notification for all that a store holds"),
  ]

  /// What is judged where there is Observation.
  private static var observedStores: [Specimen] {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return [] }
    return [
      Specimen(ObservedFlags.self, .notification, "an observable class, field by field"),
      Specimen(
        ObservedSwitch.self, .notification,
        notOwed: [(.silence, "it tells of each write, even as it is")],
        "an observed source"),
      Specimen(
        UntrackedCache.self, .notification, breaks: [.changeIsTold],
        "a cache that is right, and that nobody observes"),
      Specimen(
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

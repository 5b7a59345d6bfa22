import BindingLaws

extension Specimen {
  /// Systems of which something happens within, beside or after their sets.
  static let time: [Specimen] = observedSets + sharedSets + lateSets

  private static let observedSets: [Specimen] = [
    Specimen(BothSidesAtOnce.self, .time, "two flags of which one is on, written in one go"),
    Specimen(
      OtherSideFirst.self, .time, breaks: [.reEntrant],
      "the other flag goes off before the own one goes on"),
    Specimen(
      WrittenBackWhole.self, .time, breaks: [.reEntrant],
      "a set ends with the whole as it was when the set began"),
  ]

  private static let sharedSets: [Specimen] = [
    Specimen(UpdatedFlags.self, .time, "two flags, each set of which is one change"),
    Specimen(LockedFlags.self, .time, "two flags under a lock that lasts for a whole set"),
    Specimen(SelectionInOneGo.self, .time, "a selection that is looked up and changed in one go"),
    Specimen(
      LockedAccesses.self, .time, breaks: [.linearizable],
      "two flags, each access of which is as under a lock of its own"),
    Specimen(
      CheckThenClear.self, .time, breaks: [.linearizable],
      "a selection is looked up, and then cleared"),
    Specimen(
      LocksInTurn.self, .time, breaks: [.linearizable], mayTrap: true,
      "two locks that are taken in either order"),
  ]

  /// Right after a set nothing has happened yet.
  private static let notYet = late([
    .setGet, .writeThrough, .conforms,
  ])

  private static func late(_ laws: [Law]) -> [(law: Law, reason: String)] {
    laws.map { ($0, "its sets land later; deferred-arrives says what they owe") }
  }

  private static let lateSets: [Specimen] = [
    Specimen(
      DebouncedField.self, .time, notOwed: notYet, "a text arrives when nobody types any more"),
    Specimen(
      ThrottledSlider.self, .time,
      notOwed: notYet
        + late([
          .setSet, .historyIndependent, .transactionReachesBase,
        ]), "the first value at once, the last one later"),
    Specimen(NextTurnFlags.self, .time, notOwed: notYet, "two flags that are set a turn later"),
    Specimen(
      FirstKeystrokeWins.self, .time, breaks: [.deferredArrives], notOwed: notYet,
      "of what is typed the first letter arrives"),
    Specimen(
      LateWhole.self, .time, breaks: [.lateIsHarmless], notOwed: notYet,
      "the whole lands that was there when a part was set"),
    Specimen(
      ClampedAsOfMaking.self, .time, breaks: [.deferredArrives, .lateIsHarmless],
      "what was there when a binding was made is clamped and lands later"),
  ]
}

import BindingLaws

extension JudgedSystem {
  /// Systems of which something happens within, beside or after their sets.
  static let time: [JudgedSystem] = observedSets + sharedSets + lateSets

  private static let observedSets: [JudgedSystem] = [
    JudgedSystem(BothSidesAtOnce.self, .time, "two flags of which one is on, written in one go"),
    JudgedSystem(
      OtherSideFirst.self, .time, makes: "written-in-steps",
      "the other flag goes off before the own one goes on"),
    JudgedSystem(
      WrittenBackWhole.self, .time, makes: "written-in-steps",
      "a set ends with the whole as it was when the set began"),
  ]

  private static let sharedSets: [JudgedSystem] = [
    JudgedSystem(UpdatedFlags.self, .time, "two flags, each set of which is one change"),
    JudgedSystem(LockedFlags.self, .time, "two flags under a lock that lasts for a whole set"),
    JudgedSystem(
      SelectionInOneGo.self, .time, "a selection that is looked up and changed in one go"),
    JudgedSystem(
      LockedAccesses.self, .time, makes: "read-then-written",
      "two flags, each access of which is as under a lock of its own"),
    JudgedSystem(
      CheckThenClear.self, .time, makes: "read-then-written",
      "a selection is looked up, and then cleared"),
    JudgedSystem(
      LocksInTurn.self, .time, breaks: [.linearizable], mayTrap: true,
      "two locks that are taken in either order"),
  ]

  /// Right after a set nothing has happened yet.
  private static let notYet = late([
    .setGet, .writeThrough, .conforms,
  ])

  private static func late(_ laws: [Law]) -> [(law: Law, reason: String)] {
    laws.map { ($0, "its sets land later; deferred-arrives says what they must do") }
  }

  private static let lateSets: [JudgedSystem] = [
    JudgedSystem(
      DebouncedField.self, .time, skips: notYet, "a text arrives when nobody types any more"),
    JudgedSystem(
      ThrottledSlider.self, .time,
      skips: notYet
        + late([
          .setSet, .historyIndependent, .transactionReachesBase,
        ]), "the first value at once, the last one later"),
    JudgedSystem(NextTurnFlags.self, .time, skips: notYet, "two flags that are set a turn later"),
    JudgedSystem(
      OptimisticSwitch.self, .time,
      skips: late([.writeThrough, .conforms, .historyIndependent]),
      "a switch that reads what was set until its store answers"),
    JudgedSystem(
      LateSwitch.self, .time, makes: "late-answer", skips: notYet,
      "a switch that reads the last answer of its store"),
    JudgedSystem(
      FirstKeystrokeWins.self, .time, makes: "first-wins", skips: notYet,
      "of what is typed the first letter arrives"),
    JudgedSystem(
      OneTimerForAll.self, .time, makes: "pending-elsewhere-lost", skips: notYet,
      "a set of one flag cancels what is pending at the other"),
    JudgedSystem(
      LateWhole.self, .time, makes: "lands-as-it-was", skips: notYet,
      "the whole lands that was there when a part was set"),
    JudgedSystem(
      LateChange.self, .time, makes: "lands-as-it-was", skips: notYet,
      "a change lands later, computed from what was there"),
    JudgedSystem(
      ClampedAsOfMaking.self, .time, makes: "lands-as-it-was",
      "what was there when a binding was made is clamped and lands later"),
  ]
}

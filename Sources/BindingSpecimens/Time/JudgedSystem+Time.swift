import BindingLaws

extension JudgedSystem {
  /// Systems of which something happens within, beside or after their sets.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
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
    .init(FirstKeystrokeWins.self, skips: notYet, "of what is typed the first letter arrives"),
    .init(
      OneTimerForAll.self, skips: notYet, "a set of one flag cancels what is pending at the other"),
    .init(LateWhole.self, skips: notYet, "the whole lands that was there when a part was set"),
    .init(LateChange.self, skips: notYet, "a change lands later, computed from what was there"),
    .init(
      ClampedAsOfMaking.self, "what was there when a binding was made is clamped and lands later"),
  ]

  /// Right after a set nothing has happened yet.
  private static let notYet = late([.setGet, .writeThrough, .conforms])

  private static func late(_ laws: [Law]) -> [(law: Law, reason: String)] {
    laws.map { ($0, "its sets land later; deferred-arrives says what they must do") }
  }
}

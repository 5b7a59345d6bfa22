import BindingLaws

// Events during, beside or after a set.
//
// `list` and `check` keep this order. A system without `breaks:` breaks what the catalogue says.
extension JudgedSystem {
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

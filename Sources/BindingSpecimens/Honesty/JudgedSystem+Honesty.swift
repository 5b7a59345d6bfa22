import BindingLaws

extension JudgedSystem {
  static let honesty: [JudgedSystem] = lawfulHonesty + faultyReads + faultyWrites + faultyMemories

  private static let lawfulHonesty: [JudgedSystem] = [
    JudgedSystem(
      EveryDerivation.self, rows: ["S23", "S64"], .honesty, notOwed: inSteps,
      "a transaction goes through every derivation"),
    JudgedSystem(
      EveryAcceptance.self, .honesty, "what each derivation says that it accepts"),
    JudgedSystem(
      NestedTransactions.self, rows: ["S64"], .honesty,
      "of several transactions the one nearest to the writer counts"),
    JudgedSystem(
      DefaultedFlag.self, .honesty, "a default is read and not stored"),
    JudgedSystem(LeadingEndFirst.self, .honesty, "two ends that never cross"),
  ]

  private static let faultyReads: [JudgedSystem] = [
    JudgedSystem(
      WriteInGetter.self, .honesty, breaks: [.getPure],
      "reading writes back what is read"),
    JudgedSystem(
      DefaultStoredOnDeriving.self, .honesty,
      breaks: [
        .getPure, .derivePure, .setOnce,
        .transactionReachesBase,
      ],
      "making a binding stores its default"),
    JudgedSystem(
      FrozenCapture.self, .honesty,
      breaks: [
        .setGet, .getSet, .fresh, .coherent,
        .conforms,
      ],
      "a held binding reads what was there when it was made"),
  ]

  private static let faultyWrites: [JudgedSystem] = [
    JudgedSystem(
      CapturedWhole.self, .honesty,
      breaks: [
        .getSet, .coherent, .setLocal,
        .disjointSetsCommute, .conforms,
      ],
      "a set writes into the whole that was captured"),
    JudgedSystem(
      DroppedWrite.self, .honesty,
      breaks: [.setGet, .writeThrough, .conforms],
      "the new whole is computed and dropped"),
    JudgedSystem(RepeatedWrite.self, .honesty, breaks: [.setOnce], "a set writes twice"),
    JudgedSystem(
      LowerEndFirst.self, .honesty, breaks: [.atomic],
      "the ends of a range cross for a moment"),
    JudgedSystem(
      TransactionDropped.self, rows: ["S23", "S64"], .honesty,
      breaks: [.transactionReachesBase], "a key path drops the transaction"),
  ]

  private static let faultyMemories: [JudgedSystem] = [
    JudgedSystem(
      MemoryOfLastRead.self, .honesty,
      breaks: [
        .setGet, .setSet, .readTransparent,
        .writeThrough,
        .historyIndependent,
      ], "what was read last is not set"),
    JudgedSystem(
      LocalCopy.self, .honesty,
      breaks: [
        .writeThrough, .historyIndependent, .conforms,
      ], "what is set stays in a copy"),
    JudgedSystem(
      StaleCommit.self, .honesty,
      breaks: [.readTransparent, .historyIndependent],
      "a field commits what it was last seen to show"),
    JudgedSystem(
      TiredSetter.self, .honesty,
      breaks: [
        .setGet, .setSet, .setTwice,
        .writeThrough, .historyIndependent, .conforms,
      ], "every third set is ignored"),
  ]
}

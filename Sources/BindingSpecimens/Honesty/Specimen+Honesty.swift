import BindingLaws

extension Specimen {
  static let honesty: [Specimen] = lawfulHonesty + faultyReads + faultyWrites + faultyMemories

  private static let lawfulHonesty: [Specimen] = [
    Specimen(
      EveryDerivation.self, rows: ["S23", "S64"], .honesty, notOwed: inSteps,
      "a transaction goes through every derivation"),
    Specimen(
      EveryAcceptance.self, .honesty, "what each derivation says that it accepts"),
    Specimen(
      NestedTransactions.self, rows: ["S64"], .honesty,
      "of several transactions the one nearest to the writer counts"),
    Specimen(
      DefaultedFlag.self, .honesty, "a default is read and not stored"),
    Specimen(LeadingEndFirst.self, .honesty, "two ends that never cross"),
  ]

  private static let faultyReads: [Specimen] = [
    Specimen(
      WriteInGetter.self, .honesty, breaks: [.getPure],
      "reading writes back what is read"),
    Specimen(
      DefaultStoredOnDeriving.self, .honesty,
      breaks: [
        .getPure, .derivePure, .setOnce,
        .transactionReachesBase,
      ],
      "making a binding stores its default"),
    Specimen(
      FrozenCapture.self, .honesty,
      breaks: [
        .setGet, .getSet, .fresh, .coherent,
        .conforms,
      ],
      "a held binding reads what was there when it was made"),
  ]

  private static let faultyWrites: [Specimen] = [
    Specimen(
      CapturedWhole.self, .honesty,
      breaks: [
        .getSet, .coherent, .setLocal,
        .disjointSetsCommute, .conforms,
      ],
      "a set writes into the whole that was captured"),
    Specimen(
      DroppedWrite.self, .honesty,
      breaks: [.setGet, .writeThrough, .conforms],
      "the new whole is computed and dropped"),
    Specimen(RepeatedWrite.self, .honesty, breaks: [.setOnce], "a set writes twice"),
    Specimen(
      LowerEndFirst.self, .honesty, breaks: [.atomic],
      "the ends of a range cross for a moment"),
    Specimen(
      TransactionDropped.self, rows: ["S23", "S64"], .honesty,
      breaks: [.transactionReachesBase], "a key path drops the transaction"),
  ]

  private static let faultyMemories: [Specimen] = [
    Specimen(
      MemoryOfLastRead.self, .honesty,
      breaks: [
        .setGet, .setSet, .readTransparent,
        .writeThrough,
        .historyIndependent,
      ], "what was read last is not set"),
    Specimen(
      LocalCopy.self, .honesty,
      breaks: [
        .writeThrough, .historyIndependent, .conforms,
      ], "what is set stays in a copy"),
    Specimen(
      StaleCommit.self, .honesty,
      breaks: [.readTransparent, .historyIndependent],
      "a field commits what it was last seen to show"),
    Specimen(
      TiredSetter.self, .honesty,
      breaks: [
        .setGet, .setSet, .setTwice,
        .writeThrough, .historyIndependent, .conforms,
      ], "every third set is ignored"),
  ]
}

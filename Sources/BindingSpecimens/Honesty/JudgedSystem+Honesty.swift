import BindingLaws

extension JudgedSystem {
  static let honesty: [JudgedSystem] = lawfulHonesty + faultyReads + faultyWrites + faultyMemories

  private static let lawfulHonesty: [JudgedSystem] = [
    JudgedSystem(
      EveryDerivation.self, rows: ["S23", "S64"], .honesty,
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
      WriteInGetter.self, .honesty, makes: "writes-on-read",
      "reading writes back what is read"),
    JudgedSystem(
      DefaultStoredOnDeriving.self, .honesty,
      makes: "writes-on-read",
      "making a binding stores its default"),
    JudgedSystem(
      FrozenCapture.self, .honesty,
      makes: "captured-value",
      "a held binding reads what was there when it was made"),
  ]

  private static let faultyWrites: [JudgedSystem] = [
    JudgedSystem(
      CapturedWhole.self, .honesty,
      makes: "captured-whole",
      "a set writes into the whole that was captured"),
    JudgedSystem(
      DroppedWrite.self, .honesty,
      makes: "lost-set",
      "the new whole is computed and dropped"),
    JudgedSystem(RepeatedWrite.self, .honesty, makes: "writes-twice", "a set writes twice"),
    JudgedSystem(
      LowerEndFirst.self, .honesty, makes: "writes-twice",
      "the ends of a range cross for a moment"),
    JudgedSystem(
      TransactionDropped.self, rows: ["S23", "S64"], .honesty,
      breaks: [.transactionReachesBase], "a key path drops the transaction"),
  ]

  private static let faultyMemories: [JudgedSystem] = [
    JudgedSystem(
      CapturedWithSystem.self, .honesty, makes: "captured-value",
      "what was there when the view was made is read"),
    JudgedSystem(
      CopyOfOwnSets.self, .honesty, makes: "unnoticed-write",
      "a copy is read that only its own sets bring up to date"),
    JudgedSystem(
      CapturedStep.self, .honesty, makes: "captured-by-action",
      "an action begins at what was there when the view was made"),
    JudgedSystem(
      MemoryOfLastRead.self, .honesty,
      makes: "stale-cache", "what was read last is not set"),
    JudgedSystem(
      LocalCopy.self, .honesty,
      makes: "local-copy", "what is set stays in a copy"),
    JudgedSystem(
      StaleCommit.self, .honesty,
      makes: "stale-cache",
      "a field commits what it was last seen to show"),
    JudgedSystem(
      TiredSetter.self, .honesty,
      makes: "remembers", "every third set is ignored"),
  ]
}

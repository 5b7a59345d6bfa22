import BindingLaws

extension JudgedSystem {
  /// What a binding may not do besides: write where it is read, write twice, drop a transaction.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let honesty: [JudgedSystem] = [
    .init(EveryDerivation.self, rows: ["S23", "S64"], "transactions go through every derivation"),
    .init(EveryAcceptance.self, "what each derivation says that it accepts"),
    .init(NestedTransactions.self, rows: ["S64"], "the transaction nearest to the writer counts"),
    .init(DefaultedFlag.self, "a default is read and not stored"),
    .init(WriteInGetter.self, "reading writes back what is read"),
    .init(DefaultStoredOnDeriving.self, "making a binding stores its default"),
    .init(FrozenCapture.self, "a held binding reads what was there when it was made"),
    .init(CapturedWhole.self, "a set writes into the whole that was captured"),
    .init(DroppedWrite.self, "the new whole is computed and dropped"),
    .init(RepeatedWrite.self, "a set writes twice"),
    .init(LowerEndFirst.self, "the ends of a range cross for a moment"),
    .init(
      TransactionDropped.self, rows: ["S23", "S64"], breaks: [.transactionReachesBase],
      "a key path drops the transaction"),
    .init(
      ToggledInTransaction.self, breaks: [.transactionTransparent], "an animated set toggles"),
    .init(CapturedWithSystem.self, "what was there when the view was made is read"),
    .init(CopyOfOwnSets.self, "a copy is read that only its own sets bring up to date"),
    .init(CapturedStep.self, "an action begins at what was there when the view was made"),
    .init(MemoryOfLastRead.self, "what was read last is not set"),
    .init(LocalCopy.self, "what is set stays in a copy"),
    .init(StaleCommit.self, "a field commits what it was last seen to show"),
    .init(TiredSetter.self, "every third set is ignored"),
  ]
}

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
      WriteInGetter.self, .honesty, breaks: [HonestyLaw.getPure],
      "reading writes back what is read"),
    Specimen(
      DefaultStoredOnDeriving.self, .honesty,
      breaks: [
        HonestyLaw.getPure, HonestyLaw.derivePure, HonestyLaw.setOnce,
        HonestyLaw.transactionReachesBase,
      ],
      "making a binding stores its default"),
    Specimen(
      FrozenCapture.self, .honesty,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, HonestyLaw.fresh, HonestyLaw.coherent,
        LocalityLaw.conforms,
      ],
      "a held binding reads what was there when it was made"),
  ]

  private static let faultyWrites: [Specimen] = [
    Specimen(
      CapturedWhole.self, .honesty,
      breaks: [
        RoundTripLaw.getSet, HonestyLaw.coherent, LocalityLaw.setLocal,
        LocalityLaw.disjointSetsCommute, LocalityLaw.conforms,
      ],
      "a set writes into the whole that was captured"),
    Specimen(
      DroppedWrite.self, .honesty,
      breaks: [RoundTripLaw.setGet, HonestyLaw.writeThrough, LocalityLaw.conforms],
      "the new whole is computed and dropped"),
    Specimen(RepeatedWrite.self, .honesty, breaks: [HonestyLaw.setOnce], "a set writes twice"),
    Specimen(
      LowerEndFirst.self, .honesty, breaks: [HonestyLaw.atomic],
      "the ends of a range cross for a moment"),
    Specimen(
      TransactionDropped.self, rows: ["S23", "S64"], .honesty,
      breaks: [HonestyLaw.transactionReachesBase], "a key path drops the transaction"),
  ]

  private static let faultyMemories: [Specimen] = [
    Specimen(
      MemoryOfLastRead.self, .honesty,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, HonestyLaw.readTransparent,
        HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent,
      ], "what was read last is not set"),
    Specimen(
      LocalCopy.self, .honesty,
      breaks: [
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "what is set stays in a copy"),
    Specimen(
      StaleCommit.self, .honesty,
      breaks: [HonestyLaw.readTransparent, HonestyLaw.historyIndependent],
      "a field commits what it was last seen to show"),
    Specimen(
      TiredSetter.self, .honesty,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice,
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "every third set is ignored"),
  ]
}

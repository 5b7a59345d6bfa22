import BindingLaws

extension JudgedSystem {
  static let stores: [JudgedSystem] = lawfulStores + faultyStores

  private static let lawfulStores: [JudgedSystem] = [
    JudgedSystem(RowsInStore.self, .stores, "rows of a class of the app, by their identity"),
    JudgedSystem(
      SelectionInStore.self, .stores, skips: [(.transactionReachesBase, noTransaction)],
      "a selection in a class that reports its writes"),
    JudgedSystem(DeferredWrite.self, .stores, "a set that arrives later, and is waited for"),
    JudgedSystem(SavedAtOnce.self, .stores, "a flag that each set saves"),
    JudgedSystem(SessionOfNow.self, .stores, "bindings over a store that dies and is replaced"),
  ]

  private static let faultyStores: [JudgedSystem] = [
    JudgedSystem(
      CachedBadge.self, .stores,
      breaks: [
        .getSet, .readTransparent, .historyIndependent,
        .conforms,
      ],
      "a derived value is kept when others write the store"),
    JudgedSystem(
      UnpublishedSet.self, .stores, makes: "late-reading", "a set is stored and not published"),
    JudgedSystem(
      UnsettledWrite.self, .stores,
      breaks: [
        .setGet, .getSet, .setSet, .setTwice,
        .getPure, .derivePure, .readTransparent, .fresh,
        .coherent, .writeThrough, .historyIndependent,
        .conforms,
      ],
      "a set that arrives later, and is not waited for"),
    JudgedSystem(
      SnapshotSaved.self, .stores, breaks: [.pendingSurvives, .lateIsHarmless],
      "a set that arrives later brings back what was there when it was made"),
    JudgedSystem(
      RememberedVolume.self, .stores,
      breaks: [
        .historyIndependent, .setLocal, .conforms,
      ],
      "the store remembers more than its base"),
    JudgedSystem(
      DeadSession.self, .stores,
      breaks: [
        .setGet, .fresh, .coherent, .writeThrough,
        .historyIndependent, .conforms, .followsIdentity,
      ],
      "bindings die with the store that they were made with"),
    JudgedSystem(
      RevivedSession.self, .stores,
      breaks: [.conforms, .noResurrection],
      "a late set brings a store back that is gone"),
    JudgedSystem(
      ObservesItself.self, .stores, breaks: [.released], "a store that holds its own observer"),
    JudgedSystem(
      SavedIfChanged.self, .stores, breaks: [.relaunch],
      "what is as it was at the launch is not saved"),
    JudgedSystem(
      StoreWrittenTwice.self, .stores, breaks: [.setOnce],
      skips: [(.transactionReachesBase, noTransaction)], "a set writes the store twice"),
  ]

  private static let noTransaction = "a class has no transactions"
}

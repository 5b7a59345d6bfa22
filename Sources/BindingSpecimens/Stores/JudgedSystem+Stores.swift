import BindingLaws

extension JudgedSystem {
  /// Bindings whose base is in a class of the app's own, and not in the checker's source.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let stores: [JudgedSystem] = [
    .init(RowsInStore.self, "rows of a class of the app, by their identity"),
    .init(
      SelectionInStore.self, skips: [(.transactionReachesBase, noTransaction)],
      "a selection in a class that reports its writes"),
    .init(DeferredWrite.self, "a set that arrives later, and is waited for"),
    .init(SavedAtOnce.self, "a flag that each set saves"),
    .init(SessionOfNow.self, "bindings over a store that dies and is replaced"),
    .init(
      CachedBadge.self, breaks: [.getSet, .readTransparent, .historyIndependent, .conforms],
      "a derived value is kept when others write the store"),
    .init(UnpublishedSet.self, "a set is stored and not published"),
    .init(
      UnsettledWrite.self,
      breaks: [
        .setGet, .getSet, .setSet, .setTwice, .getPure, .derivePure, .readTransparent, .fresh,
        .coherent, .writeThrough, .historyIndependent, .conforms, .released,
      ], "a set that arrives later, and is not waited for"),
    .init(
      SnapshotSaved.self, breaks: [.pendingSurvives, .lateIsHarmless],
      "a set that arrives later brings back what was there when it was made"),
    .init(
      RememberedVolume.self, breaks: [.historyIndependent, .setLocal, .conforms],
      "the store remembers more than its base"),
    .init(
      DeadSession.self,
      breaks: [
        .setGet, .fresh, .coherent, .writeThrough, .historyIndependent, .conforms, .followsIdentity,
      ], "bindings die with the store that they were made with"),
    .init(
      RevivedSession.self, breaks: [.conforms, .noResurrection],
      "a late set brings a store back that is gone"),
    .init(ObservesItself.self, "a store that holds its own observer"),
    .init(WeaklyHeld.self, "a binding does not keep its store, though it should"),
    .init(SavedIfChanged.self, "what is as it was at the launch is not saved"),
  ]

  private static let noTransaction = "a class has no transactions"
}

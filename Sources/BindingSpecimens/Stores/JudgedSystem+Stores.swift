import BindingLaws

extension JudgedSystem {
  /// Bindings whose base is in a class of the app's own, and not in the checker's source.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let stores: [JudgedSystem] = [
    .init(RowsInStore.self, "rows of a class of the app, by their identity"),
    .init(
      SelectionInStore.self, skips: [(.transactionReachesBase, "a class has no transactions")],
      "a selection in a class that reports its writes"),
    .init(SavedAtOnce.self, "a flag that each set saves"),
    .init(UnpublishedSet.self, "a set is stored and not published"),
    .init(
      SnapshotSaved.self, breaks: [.pendingSurvives, .lateIsHarmless],
      "a set that arrives later brings back what was there when it was made"),
    .init(ObservesItself.self, "a store that holds its own observer"),
    .init(WeaklyHeld.self, "a binding does not keep its store, though it should"),
    .init(SavedIfChanged.self, "what is as it was at the launch is not saved"),
  ]
}

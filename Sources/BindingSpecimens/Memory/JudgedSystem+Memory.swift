import BindingLaws

extension JudgedSystem {
  /// Systems that remember more than their base, each as an app might by mistake.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let memory: [JudgedSystem] = [
    .init(UnconfirmedClear.self, "a cleared field shows nothing until the same binding fills it"),
    .init(DebouncedBinding.self, "the second set through a binding is taken for a bounce"),
    .init(LeasedBinding.self, "a binding works three times"),
    .init(SupersededPass.self, "only the binding that was made last works"),
    .init(ReusedCell.self, "a set goes to the row that was configured last"),
    .init(EvictedEntry.self, "making one binding evicts the other from a cache"),
    .init(SnapshotsCompared.self, "sets are lost while two bindings come from different snapshots"),
    .init(RateLimitedStore.self, "after eight writes no more are taken"),
    .init(CacheNotInvalidated.self, "a cache does not hear of what others write"),
    .init(ConflictAfterReturn.self, "what went away and came back counts as a conflict"),
    .init(SecretGesture.self, "on, off, on in a row opens a hidden menu"),
    .init(UndoCoalesced.self, "setting the same again undoes it"),
    .init(LockedByCommit.self, "the first edit after a commit is lost"),
    .init(CopiedFault.self, "store and twin lose their second set alike"),
  ]
}

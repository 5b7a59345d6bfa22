import BindingLaws

extension JudgedSystem {
  /// Systems that remember more than their base, each as an app might by mistake.
  static let memory: [JudgedSystem] =
    forgetfulBindings + derivationOrder + forgetfulInstances + forgetfulTwins + staticMemory

  private static let forgetfulBindings: [JudgedSystem] = [
    JudgedSystem(
      UnconfirmedClear.self, .memory,
      makes: "captured-value",
      "a field that was cleared shows nothing until it is filled through the same binding"),
    JudgedSystem(
      DebouncedBinding.self, .memory,
      makes: "remembers",
      "the second set through a binding is taken for a bounce"),
    JudgedSystem(
      LeasedBinding.self, .memory,
      makes: "remembers", "a binding works three times"),
  ]

  private static let derivationOrder: [JudgedSystem] = [
    JudgedSystem(
      SupersededPass.self, .memory,
      makes: "stale-cache", "only the binding that was made last works"),
    JudgedSystem(
      ReusedCell.self, .memory,
      makes: "stale-cache", "a set goes to the row that was configured last"),
    JudgedSystem(
      EvictedEntry.self, .memory,
      makes: "stale-cache",
      "making one binding evicts the other from a cache"),
    JudgedSystem(
      SnapshotsCompared.self, .memory,
      makes: "stale-cache",
      "sets are lost while two bindings were made from different snapshots"),
  ]

  private static let forgetfulInstances: [JudgedSystem] = [
    JudgedSystem(
      RateLimitedStore.self, .memory,
      makes: "remembers", "after eight writes no more are taken"),
    JudgedSystem(
      CacheNotInvalidated.self, .memory,
      makes: "stale-cache",
      "a cache does not hear of what others write"),
    JudgedSystem(
      ConflictAfterReturn.self, .memory,
      makes: "remembers",
      "what went away and came back counts as a conflict"),
    JudgedSystem(
      SecretGesture.self, .memory,
      makes: "remembers", "on, off, on in a row opens a hidden menu"),
    JudgedSystem(
      UndoCoalesced.self, .memory,
      makes: "remembers", "setting the same again undoes it"),
    JudgedSystem(
      LockedByCommit.self, .memory,
      makes: "remembers", "the first edit after a commit is lost"),
  ]

  private static let forgetfulTwins: [JudgedSystem] = [
    JudgedSystem(
      MigratedStore.self, .memory, breaks: [.equivalent],
      "what the store was moved to loses its second set"),
    JudgedSystem(
      CopiedFault.self, .memory,
      makes: "remembers", "store and twin lose their second set alike"),
  ]

  /// Judged in a child process, because another check at the same time would count with it.
  private static let staticMemory: [JudgedSystem] = [
    JudgedSystem(
      EverySecondAnimated.self, .memory, breaks: [.historyIndependent], mayTrap: true,
      "a static counts the changes of all stores, and every second one is animated")
  ]
}

import BindingLaws

extension JudgedSystem {
  /// Systems that remember more than their base, each as an app might by mistake.
  static let memory: [JudgedSystem] =
    forgetfulBindings + derivationOrder + forgetfulInstances + forgetfulTwins + staticMemory

  private static let forgetfulBindings: [JudgedSystem] = [
    JudgedSystem(
      UnconfirmedClear.self, .memory,
      breaks: [
        .getSet, .fresh, .coherent, .historyIndependent,
        .conforms,
      ],
      "a field that was cleared shows nothing until it is filled through the same binding"),
    JudgedSystem(
      DebouncedBinding.self, .memory,
      breaks: [
        .setGet, .setSet, .setTwice, .coherent,
        .writeThrough, .historyIndependent, .conforms,
      ],
      "the second set through a binding is taken for a bounce"),
    JudgedSystem(
      LeasedBinding.self, .memory,
      breaks: [
        .setGet, .setSet, .coherent, .writeThrough,
        .historyIndependent, .conforms,
      ], "a binding works three times"),
  ]

  private static let derivationOrder: [JudgedSystem] = [
    JudgedSystem(
      SupersededPass.self, .memory,
      breaks: [
        .setGet, .readTransparent, .coherent,
        .writeThrough, .historyIndependent, .conforms,
      ], "only the binding that was made last works"),
    JudgedSystem(
      ReusedCell.self, .memory,
      breaks: [
        .setGet, .getSet, .readTransparent, .coherent,
        .writeThrough, .historyIndependent, .setLocal,
        .disjointSetsCommute, .conforms,
      ], "a set goes to the row that was configured last"),
    JudgedSystem(
      EvictedEntry.self, .memory,
      breaks: [
        .setGet, .readTransparent, .coherent,
        .writeThrough, .historyIndependent, .disjointSetsCommute,
        .conforms,
      ],
      "making one binding evicts the other from a cache"),
    JudgedSystem(
      SnapshotsCompared.self, .memory,
      breaks: [
        .setGet, .setSet, .readTransparent, .coherent,
        .writeThrough, .historyIndependent, .disjointSetsCommute,
        .conforms,
      ],
      "sets are lost while two bindings were made from different snapshots"),
  ]

  private static let forgetfulInstances: [JudgedSystem] = [
    JudgedSystem(
      RateLimitedStore.self, .memory,
      breaks: [
        .setGet, .setSet, .writeThrough,
        .historyIndependent, .conforms,
      ], "after eight writes no more are taken"),
    JudgedSystem(
      CacheNotInvalidated.self, .memory,
      breaks: [
        .getSet, .readTransparent, .historyIndependent,
        .conforms,
      ],
      "a cache does not hear of what others write"),
    JudgedSystem(
      ConflictAfterReturn.self, .memory,
      breaks: [
        .setGet, .setSet, .coherent, .writeThrough,
        .historyIndependent, .conforms,
      ],
      "what went away and came back counts as a conflict"),
    JudgedSystem(
      SecretGesture.self, .memory,
      breaks: [
        .setGet, .setSet, .setTwice, .writeThrough,
        .historyIndependent, .conforms,
      ], "on, off, on in a row opens a hidden menu"),
    JudgedSystem(
      UndoCoalesced.self, .memory,
      breaks: [
        .setGet, .getSet, .setSet, .setTwice,
        .historyIndependent, .conforms,
      ], "setting the same again undoes it"),
    JudgedSystem(
      LockedByCommit.self, .memory,
      breaks: [
        .setGet, .setSet, .setTwice, .writeThrough,
        .historyIndependent, .conforms,
      ], "the first edit after a commit is lost"),
  ]

  private static let forgetfulTwins: [JudgedSystem] = [
    JudgedSystem(
      MigratedStore.self, .memory, breaks: [.equivalent],
      "what the store was moved to loses its second set"),
    JudgedSystem(
      CopiedFault.self, .memory,
      breaks: [
        .setGet, .setSet, .setTwice, .writeThrough,
        .historyIndependent, .conforms,
      ], "store and twin lose their second set alike"),
  ]

  /// Judged in a child process, because whoever judges it at the same time would count with it.
  private static let staticMemory: [JudgedSystem] = [
    JudgedSystem(
      EverySecondAnimated.self, .memory, breaks: [.historyIndependent], mayTrap: true,
      "a static counts the changes of all stores, and every second one is animated")
  ]
}

import BindingLaws

extension Specimen {
  /// Systems that remember more than their base, each as an app might by mistake.
  static let memory: [Specimen] =
    forgetfulBindings + derivationOrder + forgetfulInstances + forgetfulTwins + staticMemory

  private static let forgetfulBindings: [Specimen] = [
    Specimen(
      UnconfirmedClear.self, .memory,
      breaks: [
        RoundTripLaw.getSet, HonestyLaw.fresh, HonestyLaw.coherent, HonestyLaw.historyIndependent,
        LocalityLaw.conforms,
      ],
      "a field that was cleared shows nothing until it is filled through the same binding"),
    Specimen(
      DebouncedBinding.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice, HonestyLaw.coherent,
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ],
      "the second set through a binding is taken for a bounce"),
    Specimen(
      LeasedBinding.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, HonestyLaw.coherent, HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "a binding works three times"),
  ]

  private static let derivationOrder: [Specimen] = [
    Specimen(
      SupersededPass.self, .memory,
      breaks: [
        RoundTripLaw.setGet, HonestyLaw.readTransparent, HonestyLaw.coherent,
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "only the binding that was made last works"),
    Specimen(
      ReusedCell.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, HonestyLaw.readTransparent, HonestyLaw.coherent,
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.setLocal,
        LocalityLaw.disjointSetsCommute, LocalityLaw.conforms,
      ], "a set goes to the row that was configured last"),
    Specimen(
      EvictedEntry.self, .memory,
      breaks: [
        RoundTripLaw.setGet, HonestyLaw.readTransparent, HonestyLaw.coherent,
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms,
      ],
      "making one binding breaks the weak reference of the other"),
    Specimen(
      SnapshotsCompared.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, HonestyLaw.readTransparent, HonestyLaw.coherent,
        HonestyLaw.writeThrough, HonestyLaw.historyIndependent, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms,
      ],
      "sets are lost while two bindings were made from different snapshots"),
  ]

  private static let forgetfulInstances: [Specimen] = [
    Specimen(
      RateLimitedStore.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "after eight writes no more are taken"),
    Specimen(
      CacheNotInvalidated.self, .memory,
      breaks: [
        RoundTripLaw.getSet, HonestyLaw.readTransparent, HonestyLaw.historyIndependent,
        LocalityLaw.conforms,
      ],
      "a cache does not hear of what others write"),
    Specimen(
      ConflictAfterReturn.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, HonestyLaw.coherent, HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ],
      "what went away and came back counts as a conflict"),
    Specimen(
      SecretGesture.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice, HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "on, off, on in a row opens a hidden menu"),
    Specimen(
      UndoCoalesced.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, RoundTripLaw.setSet, RoundTripLaw.setTwice,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "setting the same again undoes it"),
    Specimen(
      LockedByCommit.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice, HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "the first edit after a commit is lost"),
  ]

  private static let forgetfulTwins: [Specimen] = [
    Specimen(
      MigratedStore.self, .memory, breaks: [EquivalenceLaw.equivalent],
      "what the store was moved to loses its second set"),
    Specimen(
      CopiedFault.self, .memory,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice, HonestyLaw.writeThrough,
        HonestyLaw.historyIndependent, LocalityLaw.conforms,
      ], "store and twin lose their second set alike"),
  ]

  /// Judged in a child process, because whoever judges it at the same time would count with it.
  private static let staticMemory: [Specimen] = [
    Specimen(
      EverySecondAnimated.self, .memory, breaks: [HonestyLaw.historyIndependent], mayTrap: true,
      "a static counts the changes of all stores, and every second one is animated")
  ]
}

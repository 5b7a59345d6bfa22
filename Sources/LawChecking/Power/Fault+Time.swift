import BindingLaws

// `restore` calls `noteEffect`. A fault that does not use it has to call `noteEffect` when it does what the
// system alone would not do. Ids, titles and their order are printed: see `Fault`.
extension Fault {
  /// The faults that show only while something else happens.
  ///
  /// `re-entrant` does not apply to sets that land later. A fault around a store runs no tasks, because
  /// `FaultySystem` never runs on real threads.
  static var ofTime: [Fault] {
    [
      Fault(
        id: "nested-set-lost", title: "what an observer sets while a set goes on is lost",
        onlyLaw: .reEntrant, applies: { !$0.offers(.settling) && $0.ordersOfSetsShow },
        set: { use, value in
          let writes = use.writes
          let alone = use.expectedBase(afterSetting: value)
          use.set(value)
          if let alone, use.writes > writes { use.restore(alone) }
        }),
      Fault(
        id: "update-lost", title: "what another task sets while a set begins is lost",
        onlyLaw: .linearizable, applies: { $0.offers(.tasks) && $0.traits.keeper == .source },
        set: { use, value in
          let before = use.readBase()
          _ = use.readBase()  // Here another task may have its turn.
          use.restore(before)
          use.set(value)
        }),
    ]
  }
}

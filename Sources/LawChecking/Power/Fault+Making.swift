import BindingLaws

// Each fault calls `noteEffect` when it does what the system alone would not do. Ids, titles and their order
// are printed: see `Fault`.
extension Fault {
  /// The faults of the identity of a derived binding.
  ///
  /// Only a law of invalidation can see each.
  static var ofMaking: [Fault] {
    [
      Fault(
        id: "made-anew", title: "a binding that is derived again counts as another one",
        onlyLaw: .sameAgain, applies: { $0.offers(.identity) },
        afterDeriving: { use in
          if use.systemMemory.count > 0 { use.noteEffect() }
          use.systemMemory.count += 1
          use.bindingMemory.count = use.systemMemory.count
        },
        mark: { $0.bindingMemory.count }),
      Fault(
        id: "made-anew-after-set",
        title: "a set makes other bindings of all that are derived later",
        onlyLaw: .sameAfterOthers, applies: { $0.offers(.identity) },
        afterDeriving: { use in
          if use.systemMemory.count > 0 { use.noteEffect() }
          use.bindingMemory.count = use.systemMemory.count
        },
        set: { use, value in
          use.set(value)
          use.systemMemory.count += 1
        },
        mark: { $0.bindingMemory.count }),
      Fault(
        id: "reads-on-deriving", title: "deriving a binding reads it",
        onlyLaw: .madeUnread, applies: { $0.offers(.reads) },
        afterDeriving: { _ = $0.notingEffect().read() }),
    ]
  }
}

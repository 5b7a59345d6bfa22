import BindingLaws

// Each fault calls `noteEffect` when it does what the system alone would not do, unless it traps.
// `FaultyBinding` calls it for `transaction-lost`. Ids, titles and their order are printed: see `Fault`.
extension Fault {
  /// The faults that show at other ports, or if a port is gone.
  static var ofPorts: [Fault] {
    [
      Fault(
        id: "answers-for-next", title: "a binding reads and sets the next port",
        applies: \.hasSeveralPorts,
        read: { ($0.shownNext ?? $0).read() }, set: { ($0.shownNext ?? $0).set($1) }),
      Fault(
        id: "sets-next-too", title: "a set is carried out at the next port, too",
        applies: \.hasSeveralPorts,
        set: { use, value in
          use.set(value)
          use.shownNext?.set(value)
        }),
      Fault(
        id: "erases-on-off", title: "setting one port off sets all of them off",
        applies: { $0.hasSeveralPorts && $0.isOnOrOff },
        set: { use, value in
          use.set(value)
          if value != use.states?.off { return }
          for other in (0..<use.ports).lazy.map(use.at) where other.isPresent {
            use.noteEffect()
            other.set(value)
          }
        }),
      Fault(
        id: "resurrects", title: "setting a port that is gone brings back the base of then",
        applies: { $0.mayVanish && $0.offers(.externalWrites) },
        afterDeriving: { $0.bindingMemory.value = $0.base },
        set: { use, value in
          if let then = use.bindingMemory.value, !use.isPresent { use.notingEffect().write(then) }
          use.set(value)
        }),
    ]
  }

  /// The faults of how a binding is tied to the system.
  static var ofBindings: [Fault] {
    [
      Fault(
        id: "transaction-lost", title: "the transaction does not reach the base",
        carriesTransactions: false,
        applies: { $0.offers(.transactions) && $0.traits.passesTransactions }),
      Fault(
        id: "newest-only", title: "only the binding that was derived last can be set",
        afterDeriving: { use in
          use.systemMemory.count += 1
          use.bindingMemory.count = use.systemMemory.count
        },
        set: { use, value in
          if use.bindingMemory.count == use.systemMemory.count {
            use.set(value)
          } else {
            use.noteEffect()
          }
        }),
      Fault(
        id: "traps-when-gone", title: "using the binding of a port that is gone traps",
        mayTrap: true, applies: \.mayVanish,
        read: { use in
          precondition(use.isPresent, "the port is gone")
          return use.read()
        },
        set: { use, value in
          precondition(use.isPresent, "the port is gone")
          use.set(value)
        }),
    ]
  }
}

extension FaultyUse {
  /// The next port that is there.
  ///
  /// Notes that the fault shows, if there is such a port.
  fileprivate var shownNext: (any FaultyUse)? {
    let next = next
    if next != nil { noteEffect() }
    return next
  }
}

// Each fault calls `noteEffect` when it does what the system alone would not do. Ids, titles and their order
// are printed: see `Fault`.
extension Fault {
  /// The faults of what a binding reads.
  static var ofReadings: [Fault] {
    [
      Fault(
        id: "reading-frozen", title: "a binding reads for ever what it read when it was made",
        afterDeriving: { $0.bindingMemory.value = $0.read() },
        read: { $0.notingEffect().bindingMemory.value ?? $0.read() }),
      Fault(
        id: "reading-kept", title: "a binding reads what it read first, until it is set",
        read: { use in
          if use.bindingMemory.value != nil { use.noteEffect() }
          let value = use.bindingMemory.value ?? use.read()
          use.bindingMemory.value = value
          return value
        },
        set: { use, value in
          use.bindingMemory.value = nil
          use.set(value)
        }),
      Fault(
        id: "third-reading-stale", title: "each third read of a binding shows the one before",
        read: { use in
          use.bindingMemory.count += 1
          let value = use.read()
          let before = use.bindingMemory.value
          use.bindingMemory.value = value
          guard use.bindingMemory.count % 3 == 0, let before else { return value }
          use.noteEffect()
          return before
        }),
      Fault(
        id: "reading-negated", title: "on reads off, and off reads on", applies: \.isOnOrOff,
        read: { $0.notingEffect().negated($0.read()) }),
      Fault(
        id: "negated", title: "on reads off and sets off, and the other way round",
        applies: \.isOnOrOff, read: { $0.notingEffect().negated($0.read()) },
        set: { $0.notingEffect().set($0.negated($1)) }),
    ]
  }
}

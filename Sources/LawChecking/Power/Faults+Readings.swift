// Each calls `show` when it does something else. Ids, titles and their order are printed: see `Fault`.
extension Fault {
  /// Faults of what a binding reads.
  static var ofReadings: [Fault] {
    [
      Fault(
        id: "reading-frozen", title: "a binding reads for ever what it read when it was made",
        derive: { $0.own.value = $0.read() },
        read: { $0.shown.own.value ?? $0.read() }),
      Fault(
        id: "reading-kept", title: "a binding reads what it read first, until it is set",
        read: { use in
          if use.own.value != nil { use.show() }
          let value = use.own.value ?? use.read()
          use.own.value = value
          return value
        },
        set: { use, value in
          use.own.value = nil
          use.set(value)
        }),
      Fault(
        id: "third-reading-stale", title: "each third read of a binding shows the one before",
        read: { use in
          use.own.count += 1
          let value = use.read()
          let before = use.own.value
          use.own.value = value
          guard use.own.count % 3 == 0, let before else { return value }
          use.show()
          return before
        }),
      Fault(
        id: "reading-negated", title: "on reads off, and off reads on", applies: \.isOnOrOff,
        read: { $0.shown.negated($0.read()) }),
      Fault(
        id: "negated", title: "on reads off and sets off, and the other way round",
        applies: \.isOnOrOff, read: { $0.shown.negated($0.read()) },
        set: { $0.shown.set($0.negated($1)) }),
    ]
  }
}

import TestSupport

@testable import LawChecking

/// An input that reads nothing of the source need not be repeated in other bases, under conditions.
@Suite struct `A suite without equivalent starts` {
  @Test func `tries a hold in each base with other expectations of it`() {
    #expect(
      HistorySuite(Deceivers.captureUntilSet(), 2, .free).divergences.first?.depth(.free) == 2)
  }

  @Test func `holds all ports in each base with other expectations of them`() {
    #expect(HistorySuite(Deceivers.captureAlone(), 0, .free).divergences.first?.depth(.free) == 0)
  }

  @Test func `holds all ports in each base with other ports present`() {
    #expect(HistorySuite(Deceivers.loneliness(), 1, .free).divergences.first?.depth(.free) == 1)
  }

  @Test("finds memories at the same depth as a full suite", arguments: [false, true])
  func equality(_ hasHeldStarts: Bool) {
    for number in 0..<share(of: 2_000) {
      let machine = Families.bothBits(number)
      let sparing = HistorySuite(machine, 1, .free, heldStarts: hasHeldStarts)
      let full = HistorySuite(
        machine, 1, .free, heldStarts: hasHeldStarts, skipsUnreadBases: false)
      #expect(sparing.divergences.first?.depth(.free) == full.divergences.first?.depth(.free))
    }
  }
}

extension Deceivers {
  /// Returns a machine whose binding captures the base when it is derived, and reads it once its port has
  /// vanished.
  ///
  /// After any set, a new binding captures base 1 without a read. To hold it does the same in every base, as
  /// is expected, and yet something else is expected of what is held since each.
  fileprivate static func captureUntilSet() -> ToyMachine {
    ToyMachine.optionals { source in
      var isSet = false
      return { _ in
        let captured = isSet ? 1 : source.value
        return ToyBinding(
          get: { source.value == 0 ? captured : source.value },
          set: { value in
            isSet = true
            if source.value != 0 { source.value = 1 + value }
          })
      }
    }
  }

  /// Returns a machine whose second binding captures the base, unless the first one was derived.
  ///
  /// So to hold all ports reads nothing.
  fileprivate static func captureAlone() -> ToyMachine {
    ToyMachine.optionals(ports: 2) { source in
      var isAlone = true
      return { port in
        if port == 0 { isAlone = false }
        let captured = port == 1 && isAlone ? source.value : 1
        return ToyBinding(
          get: { source.value == 0 ? captured : source.value },
          set: { if source.value != 0 { source.value = 1 + $0 } })
      }
    }
  }

  /// Returns two flags, the second of which is there in the first base only.
  ///
  /// As long as the second was not derived, a binding of the first negates when it is used again.
  fileprivate static func loneliness() -> ToyMachine {
    let shape = MachineShape(bases: 2, ports: 2, inputs: Array(ports: 2, values: 2)) {
      $0 == 0 || $1 == 0
    }
    return ToyMachine(shape) { source in
      var isAccompanied = false
      return { port in
        if port == 1 { isAccompanied = true }
        var uses = 0
        return ToyBinding(
          get: {
            uses += 1
            return uses > 1 && !isAccompanied ? 1 - source.value : source.value
          },
          set: { value in
            uses += 1
            source.value = value
          })
      }
    }
  }
}

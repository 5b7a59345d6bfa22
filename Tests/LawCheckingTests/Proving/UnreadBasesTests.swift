import TestSupport

@testable import LawChecking

/// An input that reads nothing of the source does the same in every base, so that one base is enough.
///
/// It has to be repeated if more depends on the base: what is expected of a binding that it holds, or which
/// ports are there.
@Suite struct `A suite that skips unread bases` {
  /// Once a value is set, a hold captures 1 in each base, which is wrong only in base 2.
  @Test func `still holds in each base with other expectations of what it holds`() {
    #expect(depthOfMemory(in: Deceivers.captureUntilSet(), upTo: 2) == 2)
  }

  /// The second binding captures 1 in each base, which is wrong only in base 2.
  @Test func `still holds all ports in each base with other expectations of them`() {
    #expect(depthOfMemory(in: Deceivers.captureAlone(), upTo: 0) == 0)
  }

  /// The first flag is right in base 0, where both are held, and wrong in base 1, where it is held alone.
  @Test func `still holds all ports in each base with other ports present`() {
    #expect(depthOfMemory(in: Deceivers.loneliness(), upTo: 1) == 1)
  }

  @Test("finds memories at the same depth as a full suite", arguments: [false, true])
  func asFull(_ hasHeldStarts: Bool) {
    for number in 0..<share(of: 2_000) {
      let machine = Families.bothBits(number)
      let skipping = HistorySuite(machine, 1, .free, heldStarts: hasHeldStarts)
      let full = HistorySuite(
        machine, 1, .free, heldStarts: hasHeldStarts, skipsUnreadBases: false)
      #expect(skipping.divergences.first?.depth(.free) == full.divergences.first?.depth(.free))
    }
  }

  /// Returns the number of inputs that prepare the one that shows a memory.
  ///
  /// Nil if no sequence of a suite of this depth shows one, because bases were skipped that have to be tried.
  private func depthOfMemory(in machine: ToyMachine, upTo depth: Int) -> Int? {
    HistorySuite(machine, depth, .free).divergences.first?.depth(.free)
  }
}

extension Deceivers {
  /// Returns a machine whose binding captures the base when it is derived, and reads it once its port has
  /// vanished.
  ///
  /// After any set, a new binding captures base 1 without a read. So a hold looks alike in every base. But what
  /// the held binding has to read, once its port has vanished, is the base in which it was held.
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
  /// So to hold all ports reads nothing: the second binding captures base 1 in every base.
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

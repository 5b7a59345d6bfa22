import TestSupport

@testable import LawChecking

@Suite struct `The expectations of a machine` {
  @Test func `let a gone binding write the base back`() {
    let machine = TinyWorlds.optionalMachine()
    // No two inputs prepare a memory that shows.
    #expect(HistorySuite(machine, 2, .free).isPassed)
  }

  @Test func `let a gone binding read as when derived`() {
    // The flag is gone in base 0, off in base 1, and on in base 2.
    let machine = ToyMachine.optionals { source in
      { _ in
        let whenDerived = source.value
        return ToyBinding(
          get: {
            let now = source.value
            let seen = now == 0 ? whenDerived : now
            return max(0, seen - 1)
          },
          set: { value in
            if source.value != 0 { source.value = 1 + value }
          })
      }
    }
    #expect(HistorySuite(machine, 2, .free).isPassed)
  }

  @Test func `differ from those of a twin that does something else`() {
    let table = TinyWorlds.flag()
    // Here a set to on leaves the flag off, if it is off.
    table.fill(.set, value: 1, seen: 0, instance: 0, with: .init(base: 0))
    let twins = [TinyWorlds.flag(), table].map { Expectations(TableMachine($0)) }
    #expect(!twins[0].isEquivalent(twins[1]))
  }

  @Test func `equal those of a twin that does the same`() {
    let twins = [TinyWorlds.flag(), TinyWorlds.flag()].map { Expectations(TableMachine($0)) }
    #expect(twins[0].isEquivalent(twins[1]))
  }
}

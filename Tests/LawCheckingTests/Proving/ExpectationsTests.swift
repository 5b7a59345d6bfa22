import TestSupport

@testable import LawChecking

@Suite struct `The expectations of a machine` {
  @Test func `let a gone binding write the base back`() {
    let machine = TinyWorlds.optionalMachine()
    #expect(HistorySuite(machine, 2, .free).isPassed)
  }

  @Test func `let a gone binding read as when derived`() {
    let machine = ToyMachine.optionals { source in
      { _ in
        let item = source.value
        return ToyBinding(
          get: { max(0, (source.value == 0 ? item : source.value) - 1) },
          set: { if source.value != 0 { source.value = 1 + $0 } })
      }
    }
    #expect(HistorySuite(machine, 2, .free).isPassed)
  }

  @Test func `differ from those of a twin that does something else`() {
    let table = TinyWorlds.flag()
    table.fill(.set, value: 1, seen: 0, instance: 0, with: .init(base: 0))
    let twins = [TinyWorlds.flag(), table].map { Expectations(TableMachine($0)) }
    #expect(!twins[0].isEquivalent(twins[1]))
  }

  @Test func `equal those of a twin that does the same`() {
    let twins = [TinyWorlds.flag(), TinyWorlds.flag()].map { Expectations(TableMachine($0)) }
    #expect(twins[0].isEquivalent(twins[1]))
  }
}

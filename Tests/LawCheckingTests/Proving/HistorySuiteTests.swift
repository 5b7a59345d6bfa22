import TestSupport

@testable import LawChecking

@Suite struct `A memory suite` {
  /// Suites of one flag or of three tags, some of which leave out equivalent starts.
  @Test(
    "has the known number of sequences",
    arguments: [
      (3, 1, .counted, true, 5_520), (1, 2, .free, false, 20_800), (3, 1, .free, false, 79_104),
      (1, 2, .free, true, 3_430), (3, 1, .free, true, 13_368),
    ] as [(Int, Int, ExternalWrites, Bool, Int)])
  func count(
    _ tags: Int, _ k: Int, _ writes: ExternalWrites, _ skipsUnreadBases: Bool, _ sequences: Int
  ) {
    let machine = TableMachine(tags == 1 ? TinyWorlds.flag() : TinyWorlds.tags(tags))
    #expect(
      HistorySuite(machine, k, writes, skipsUnreadBases: skipsUnreadBases).sequences == sequences)
  }

  @Test func `stops at the limit`() {
    let machine = TableMachine(TinyWorlds.flag())
    let suite = HistorySuite(machine, Expectations(machine), .init(1, .counted), limit: 5)
    #expect(suite.sequences == 5)
    #expect(!suite.isComplete)
    #expect(suite.divergences.isEmpty)
  }

  @Test func `stops at the input that shows a memory`() {
    let machine = Deceivers.setCounter(1)
    let suite = HistorySuite(machine, Expectations(machine), .init(1, .counted), isSmallest: false)
    #expect(suite.divergences.map { $0.depth(.counted) } == [1])
  }

  /// Making a binding in base 0 writes base 1, so that nothing is held in base 0.
  @Test func `begins in the base to which holding has led`() {
    let machine = ToyMachine.flag { source in
      { _ in
        if source.value == 0 { source.value = 1 }
        return ToyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(HistorySuite(machine, 0, .counted).divergences.isEmpty)
  }

  /// What a binding has captured matters only while it is held.
  @Test func `tries one start that holds nothing, if making a system reads nothing`() {
    let machine = ToyMachine(
      MachineShape(bases: 3, ports: 1, inputs: Array(ports: 1, values: 2)) { $1 != 0 }
    ) { source in
      { _ in
        let captured = source.value
        return ToyBinding(
          get: { source.value == 0 ? captured : source.value },
          set: { if source.value != 0 { source.value = 1 + $0 } })
      }
    }
    let starts = HistorySuite.Level(1, .free).starts(
      of: machine, Expectations(machine), skipsUnreadBases: true)
    #expect(starts.count { !$0.isHolding } == 1)
    #expect(starts.count { $0.isHolding } == 2)
  }
}

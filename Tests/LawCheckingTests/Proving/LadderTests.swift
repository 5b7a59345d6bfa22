import TestSupport

@testable import LawChecking

@Suite struct `A ladder` {
  @Test("reaches", arguments: levels)
  private func reach(_ machine: String, _ level: MemorySuite.Level?) throws {
    let make = try #require(Self.machines[machine])
    #expect(Ladder(make()).level == level)
  }

  private static let levels: [(String, MemorySuite.Level?)] = [
    ("a flag", .init(2, .free)), ("two flags", .init(1, .free)), ("three tags", .init(1, .counted)),
    ("arrays of two", .init(1, .counted)), ("eight tags", nil),
    // Writes are counted where they run code of the system.
    ("an observer", .init(2, .counted)),
  ]

  private static let machines: [String: @Sendable () -> any Machine] = [
    "a flag": { TableMachine(TinyWorlds.flag()) },
    "two flags": { TableMachine(TinyWorlds.flags()) },
    "three tags": { TableMachine(TinyWorlds.tags(3)) },
    "arrays of two": {
      TableMachine(TinyWorlds.arrays()) { TinyWorlds.flag($0, ofArray: $1) != nil }
    },
    "eight tags": { TableMachine(TinyWorlds.tags(8)) },
    "an observer": { Deceivers.observer { _ in true } },
  ]

  @Test("predicts the number of sequences", arguments: [0, 1, 2, 3])
  func predicting(_ k: Int) {
    for machine in [TableMachine(TinyWorlds.flag()), TableMachine(TinyWorlds.tags(2))] {
      for level in [MemorySuite.Level(k, .counted), .init(k, .free)] {
        let expectations = Expectations(machine)
        let suite = MemorySuite(machine, expectations, level, limit: 10_000)
        let predicted = level.predicted(machine, expectations, limit: 10_000)
        #expect(predicted == (suite.isComplete ? suite.sequences : nil))
      }
    }
  }

  @Test func `predicts no fewer sequences than there are where ports vanish`() {
    let machine = TableMachine(TinyWorlds.optional()) { $1 != 0 }
    let expectations = Expectations(machine)
    let suites = [ExternalWrites.counted, .free].map { MemorySuite(machine, 2, $0) }
    let sizes = suites.map { $0.level.predicted(machine, expectations, limit: 100_000) ?? 0 }
    #expect(sizes[0] == suites[0].sequences)
    #expect(sizes[1] >= suites[1].sequences)
  }

  @Test func `stops at the smallest history that shows a memory`() {
    #expect(Ladder(Deceivers.setCounter(2)).divergence?.depth(.free) == 2)
  }

  @Test func `does not trust a system that remembers in a static`() {
    var sets = 0
    let machine = ToyMachine.flag { source in
      { _ in
        ToyBinding(
          get: { source.value },
          set: {
            sets += 1
            if sets < 4_000 { source.value = $0 }
          })
      }
    }
    #expect(!Ladder(machine).forgetsWithSystem)
  }

  @Test func `says that a base is reached that is not listed`() {
    let table = TinyWorlds.flag()
    table.fill(.set, 0, 1, seen: 1, 0, with: .init(base: 2))
    #expect(!Ladder(TableMachine(table)).staysListed)
  }
}

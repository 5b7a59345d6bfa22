import TestSupport

@testable import LawChecking

@Suite struct `A ladder` {
  @Test("reaches", arguments: levels)
  private func reach(
    _: String, _ level: HistorySuite.Level?, _ make: @Sendable () -> any ProofMachine
  ) {
    #expect(Ladder(make()).level == level)
  }

  private static let levels: [(String, HistorySuite.Level?, @Sendable () -> any ProofMachine)] = [
    ("a flag", .init(2, .free), { TableMachine(TinyWorlds.flag()) }),
    ("two flags", .init(1, .free), { TableMachine(TinyWorlds.flags()) }),
    ("three tags", .init(1, .counted), { TableMachine(TinyWorlds.tags(3)) }),
    ("eight tags", nil, { TableMachine(TinyWorlds.tags(8)) }),
    // Writes are counted if they run code of the system.
    ("an observer", .init(2, .counted), { Deceivers.observer { _ in true } }),
  ]

  @Test("predicts the number of sequences", arguments: [0, 1, 2, 3])
  func predicting(_ k: Int) {
    for machine in [TableMachine(TinyWorlds.flag()), TableMachine(TinyWorlds.tags(2))] {
      for level in [HistorySuite.Level(k, .counted), .init(k, .free)] {
        let expectations = Expectations(machine)
        let suite = HistorySuite(machine, expectations, level, limit: 10_000)
        let predicted = level.predicted(machine, expectations, limit: 10_000)
        #expect(predicted == (suite.isComplete ? suite.sequences : nil))
      }
    }
  }

  @Test func `predicts at least as many sequences as there are if ports vanish`() {
    let machine = TinyWorlds.optionalMachine()
    let expectations = Expectations(machine)
    let suites = [ExternalWrites.counted, .free].map { HistorySuite(machine, 2, $0) }
    let sizes = suites.map { $0.level.predicted(machine, expectations, limit: 100_000) ?? 0 }
    #expect(sizes[0] == suites[0].sequences)
    #expect(sizes[1] >= suites[1].sequences)
  }

  @Test func `predicts the number of sequences if a set leads where no input is possible`() {
    let table = TinyWorlds.flag()
    table.fill(.set) { .init($0, base: $0.base == 0 ? 0 : $0.value) }
    let machine = TableMachine(table) { $1 == 1 }
    let suite = HistorySuite(machine, 2, .counted)
    let predicted = suite.level.predicted(machine, Expectations(machine), limit: 100_000)
    #expect(predicted == suite.sequences)
  }

  @Test func `stops at the smallest history that shows a memory`() {
    #expect(Ladder(Deceivers.setCounter(2)).divergences.first?.depth(.free) == 2)
  }

  @Test func `does not trust a system that remembers in a static`() {
    var sets = 0
    let machine = ToyMachine.flag { source in
      { _ in
        ToyBinding(
          get: { source.value },
          set: {
            sets += 1
            // The expectations, which are made first, take fewer sets than that, and the suites of a flag more.
            if sets < 4_000 { source.value = $0 }
          })
      }
    }
    #expect(!Ladder(machine).forgetsWithSystem)
  }

  @Test func `notes that a base is reached that is not listed`() {
    let table = TinyWorlds.flag()
    table.fill(.set, value: 1, seen: 1, instance: 0, with: .init(base: 2))
    #expect(!Ladder(TableMachine(table)).staysListed)
  }
}

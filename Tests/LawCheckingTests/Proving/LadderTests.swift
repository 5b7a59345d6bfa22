import TestSupport

@testable import LawChecking

@Suite struct `A ladder` {
  /// A machine, and the highest level whose sequences fit the usual budget.
  fileprivate struct Climb: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let level: HistorySuite.Level
    let make: @Sendable () -> any ProofMachine

    init(
      _ name: String, to level: HistorySuite.Level,
      _ make: @escaping @Sendable () -> any ProofMachine
    ) {
      testDescription = name
      self.level = level
      self.make = make
    }
  }

  private static let climbs = [
    Climb("a flag", to: .init(2, .free)) { TableMachine(TinyWorlds.flag()) },
    Climb("two flags", to: .init(1, .free)) { TableMachine(TinyWorlds.flags()) },
    Climb("three tags", to: .init(1, .counted)) { TableMachine(TinyWorlds.tags(3)) },
    // Writes are counted if they run code of the system.
    Climb("an observer", to: .init(2, .counted)) { Deceivers.observer { _ in true } },
  ]

  @Test("reaches the level of", arguments: climbs)
  fileprivate func reach(_ climb: Climb) {
    #expect(Ladder(climb.make()).level == climb.level)
  }

  @Test func `reaches no level of eight tags, which have too many inputs`() {
    #expect(Ladder(TableMachine(TinyWorlds.tags(8))).level == nil)
  }

  /// Suites of more sequences than the limit are not complete, and nil is predicted.
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

  @Test func `predicts the number of sequences if ports vanish`() {
    let machine = TinyWorlds.optionalMachine()
    let suite = HistorySuite(machine, 2, .counted)
    let predicted = suite.level.predicted(machine, Expectations(machine), limit: 100_000)
    #expect(predicted == suite.sequences)
  }

  @Test func `predicts no fewer than there are if ports vanish and writes are free`() throws {
    let machine = TinyWorlds.optionalMachine()
    let suite = HistorySuite(machine, 2, .free)
    let predicted = try #require(
      suite.level.predicted(machine, Expectations(machine), limit: 100_000))
    #expect(predicted >= suite.sequences)
  }

  @Test func `predicts the number of sequences if a set leads where no input is possible`() {
    let table = TinyWorlds.flag()
    // The flag is present in base 1 alone. A set through a held binding leaves base 0 as it is.
    table.fill(.set) { .init($0, base: $0.base == 0 ? 0 : $0.value) }
    let machine = TableMachine(table) { _, base in base == 1 }
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

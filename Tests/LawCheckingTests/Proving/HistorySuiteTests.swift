import TestSupport

@testable import LawChecking

@Suite struct `A memory suite` {
  /// A suite on one flag or on three tags.
  struct KnownSuite: Sendable {
    enum Table { case flag, tags }

    let table: Table
    let k: Int
    let writes: ExternalWrites
    /// Whether it tries what reads nothing of the source in one base alone.
    let skipsUnreadBases: Bool
    let sequences: Int
  }

  /// A prototype came to these numbers.
  ///
  /// Another number means that the suite tries other sequences, and recorded proofs count them.
  @Test(
    "has the known number of sequences",
    arguments: [
      KnownSuite(table: .flag, k: 2, writes: .free, skipsUnreadBases: false, sequences: 20_800),
      KnownSuite(table: .flag, k: 2, writes: .free, skipsUnreadBases: true, sequences: 3_430),
      KnownSuite(table: .tags, k: 1, writes: .free, skipsUnreadBases: false, sequences: 79_104),
      KnownSuite(table: .tags, k: 1, writes: .free, skipsUnreadBases: true, sequences: 13_368),
      KnownSuite(table: .tags, k: 1, writes: .counted, skipsUnreadBases: true, sequences: 5_520),
    ])
  func count(_ known: KnownSuite) {
    let table =
      switch known.table {
      case .flag: TinyWorlds.flag()
      case .tags: TinyWorlds.tags(3)
      }
    let suite = HistorySuite(
      TableMachine(table), known.k, known.writes, skipsUnreadBases: known.skipsUnreadBases)
    #expect(suite.sequences == known.sequences)
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
    let suite = HistorySuite(machine, Expectations(machine), .init(1, .counted), seeking: .any)
    #expect(suite.divergences.map { $0.depth(.counted) } == [1])
  }

  /// Making a binding in base 0 writes base 1, so that nothing is held in base 0.
  ///
  /// A suite that took base 0 for the base in which such a history begins would see a memory.
  @Test func `begins in the base to which holding has led`() {
    let machine = ToyMachine.flag { source in
      { _ in
        if source.value == 0 { source.value = 1 }
        return ToyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(HistorySuite(machine, 0, .counted).divergences.isEmpty)
  }

  /// A binding captures the base in which it is derived.
  ///
  /// So a start that holds bindings is needed in each of the two bases in which the port is present. Starts that
  /// hold nothing are alike in all three bases.
  @Test func `tries one start that holds nothing, if making a system reads nothing`() {
    let machine = ToyMachine.optionals { source in
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

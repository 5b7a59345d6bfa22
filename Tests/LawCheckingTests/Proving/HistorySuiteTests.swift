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
}

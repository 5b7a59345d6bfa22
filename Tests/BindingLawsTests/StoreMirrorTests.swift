import Testing

@testable import BindingLaws

@Suite struct `A mirror of a store` {
  /// A store of a number, which takes a late number when it settles, as a main queue does what was put off.
  private final class Store {
    var number = 0
    /// The number to take.
    ///
    /// Nil if the store is at rest.
    var late: Int?
    /// The listener to changes, as a publisher has one.
    var report: (Int) -> Void = { _ in }

    func write(_ new: Int) {
      number = new
      report(new)
    }

    func settle() {
      if let late { write(late) }
      late = nil
    }
  }

  private let store = Store()
  private let source = Source(1)

  init() {
    source.reflect(
      read: { [store] in store.number }, write: { [store] in store.write($0) },
      settle: { [store] in store.settle() })
    source.receiveReports { report in store.report = { report($0, "slow") } }
  }

  @Test func `begins by writing the base of the source into the store`() {
    #expect(store.number == 1)
  }

  /// The checker cannot know what it reads of a store, so all counts as one read.
  @Test func `shows the base of the settled store, and counts a read`() {
    let reads = source.readCount
    store.late = 5
    source.readStore()
    #expect(source.present == 5)
    #expect(source.readCount == reads + 1)
  }

  /// Where the trace says when the store settles, a reading must not settle it before.
  @Test func `does not settle a store that does not always rest`() {
    source.restsAlways = false
    store.late = 5
    source.readStore()
    #expect(store.late == 5)
  }

  /// The store reports both, and only its own write is one of the system.
  @Test func `logs what the store writes, but not what is put there`() {
    source.put(7)
    store.write(8)
    #expect(source.writes.map(\.base) == [8])
    #expect(source.writes.map(\.transaction) == ["slow"])
  }

  @Test func `puts a base into the store`() {
    source.put(7)
    #expect(store.number == 7)
  }
}

import Testing

@testable import BindingLaws

@Suite struct `A log of writes` {
  @Test func `returns what was written since, with its transaction`() {
    var log = WriteLog<String>()
    defer { log.deallocate() }
    for number in 0..<20 { log.append("\(number)", number == 12 ? "slow" : nil) }
    let writes = log.writes(from: 11)
    #expect(writes.map(\.base) == (11..<20).map { "\($0)" })
    #expect(writes.prefix(3).map(\.transaction) == [nil, "slow", nil])
    #expect(log.writes(from: 20).isEmpty)
  }

  @Test func `forgets transactions with the writes that they were about`() {
    var log = WriteLog<Int>()
    defer { log.deallocate() }
    log.append(1, "slow")
    log.removeAll()
    log.append(2, nil)
    #expect(log.writes(from: 0).map(\.base) == [2])
    #expect(log.writes(from: 0).map(\.transaction) == [nil])
  }
}

@Suite struct `A mirror of a store` {
  /// A number that is put away until the store comes to rest.
  private final class Store {
    var number = 0
    var late = Int?.none
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
    source.note { note in store.report = { note($0, "slow") } }
  }

  @Test func `writes into the store what the source held`() {
    #expect(store.number == 1)
  }

  @Test func `shows what the store came to once it rests, and counts the look`() {
    store.late = 5
    source.readStore()
    #expect(source.present == 5)
    #expect(source.readCount > 0)
  }

  @Test func `leaves it to the trace when the store rests`() {
    source.restsAlways = false
    store.late = 5
    source.readStore()
    #expect(source.present == 1)
  }

  @Test func `notes what is written in the store, and not what the world writes there`() {
    source.put(7)
    #expect(store.number == 7)
    #expect(source.writes.isEmpty)
    store.write(8)
    #expect(source.writes.map(\.base) == [8])
    #expect(source.writes.map(\.transaction) == ["slow"])
  }
}

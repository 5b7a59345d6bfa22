import Testing

@testable import BindingLaws

@Suite struct `A log of writes` {
  @Test func `returns the writes from an index on, with their transactions`() {
    var log = WriteLog<String>()
    defer { log.deallocate() }
    for number in 0..<20 { log.append("\(number)", number == 12 ? "slow" : nil) }
    let writes = log.writes(from: 11)
    #expect(writes.map(\.base) == (11..<20).map { "\($0)" })
    #expect(writes.prefix(3).map(\.transaction) == [nil, "slow", nil])
    #expect(log.writes(from: 20).isEmpty)
  }

  @Test func `forgets transactions together with their writes`() {
    var log = WriteLog<Int>()
    defer { log.deallocate() }
    log.append(1, "slow")
    log.removeAll()
    log.append(2, nil)
    #expect(log.writes(from: 0).map(\.base) == [2])
    #expect(log.writes(from: 0).map(\.transaction) == [nil])
  }
}

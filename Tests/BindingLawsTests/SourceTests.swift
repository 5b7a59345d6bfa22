import BindingLaws
import Testing

@Suite struct `A source` {
  @Test func `counts every look and every write of a binding, and nothing else`() {
    let source = Source(1)
    _ = source.value
    source.value = 2
    source.rewrite(3)
    #expect(source.readCount == 1)
    #expect(source.base == 3)
    #expect(source.readCount == 2)
    #expect(source.writeCount == 1)
  }

  @Test func `logs every write in order with its transaction`() {
    let source = Source("")
    source.write("a", transaction: "t")
    source.value = "b"
    #expect(source.writes.map(\.base) == ["a", "b"])
    #expect(source.writes.map(\.transaction) == ["t", nil])
  }

  @Test func `logs nothing when it is not asked to`() {
    let source = Source(0, isLogging: false)
    source.value = 1
    #expect(source.writes.isEmpty)
    #expect(source.writeCount == 1)
  }
}

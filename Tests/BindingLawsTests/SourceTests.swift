import BindingLaws
import Testing

@Suite struct `A source` {
  @Test func `counts what bindings do and nothing else`() {
    let source = Source(1)
    _ = source.value
    source.value = 2
    source.rewrite(3)
    _ = source.base
    #expect((source.readCount, source.writeCount, source.base) == (1, 1, 3))
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
    #expect(source.writes.isEmpty && source.writeCount == 1)
  }
}

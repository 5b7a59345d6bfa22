import Testing

@testable import BindingGenerators

@Suite struct `A pool` {
  private struct Unknown {}

  @Test func `draws each of the elements that are listed`() throws {
    let pool = try #require(Pool(["a", "b", "c"]))
    let drawn = (0..<3).map { (number: UInt64) in
      var choices = Choices(replaying: Draws(values: [number]))
      return pool.draw(from: &choices)
    }
    #expect(drawn == ["a", "b", "c"])
    #expect(pool.simplest == "a")
    #expect(pool.count == 3)
  }

  @Test func `generates what is not listed`() throws {
    let pool = try #require(Pool<Int>(nil))
    #expect(pool.listed.isEmpty)
    #expect(pool.count == nil)
    #expect(pool.simplest == 0)
  }

  @Test func `is none where nothing is listed, and nothing can be generated`() {
    #expect(Pool<Int>([]) == nil)
    #expect(Pool<Unknown>(nil) == nil)
  }
}

@Suite struct `A growing buffer` {
  @Test func `keeps its elements in order while it grows`() {
    let buffer = GrowingBuffer<String>(capacity: 1)
    for number in 0..<100 { buffer.append("\(number)") }
    #expect((0..<100).map { buffer[$0] } == (0..<100).map(String.init))
    #expect(buffer.firstIndex(of: "42") == 42)
  }

  @Test func `forgets all but the first`() {
    let buffer = GrowingBuffer<String>()
    for number in 0..<10 { buffer.append("\(number)") }
    buffer.truncate(to: 4)
    #expect(buffer.count == 4)
    #expect(buffer.firstIndex(of: "4") == nil)
    buffer.append("again")
    #expect(buffer[4] == "again")
  }
}

import Testing

@testable import BindingGenerators

@Suite struct `A pool` {
  private struct Unknown {}

  @Test func `draws each of its listed elements`() throws {
    let pool = try #require(Pool(["a", "b", "c"]))
    let drawn = (0..<3).map { (number: UInt64) in
      var choices = Choices(replaying: Draws(values: [number]))
      return pool.draw(from: &choices)
    }
    #expect(drawn == ["a", "b", "c"])
    #expect(pool.simplest == "a")
    #expect(pool.listed.count == 3)
  }

  @Test func `generates elements if none are listed`() throws {
    let pool = try #require(Pool<Int>(nil))
    #expect(pool.listed.isEmpty)
    #expect(!pool.isListed)
    #expect(pool.simplest == 0)
  }

  @Test func `is nil if nothing is listed and nothing can be generated`() {
    #expect(Pool<Int>([]) == nil)
    #expect(Pool<Unknown>(nil) == nil)
  }
}

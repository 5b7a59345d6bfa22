import Testing

@testable import BindingLaws

@Suite struct `A numbering` {
  @Test func `gives equal numbers to values that are equal or print alike`() {
    let numbers = Numbering([0.5, 1.5])
    #expect([1.5, .nan, 7, .nan, 7, 0.5].map(numbers.number) == [1, 2, 3, 2, 3, 0])
  }

  @Test func `keeps its elements in order while it grows`() {
    let buffer = Numbering<String>()
    for number in 0..<100 { buffer.append("\(number)") }
    let texts = (0..<100).map { "\($0)" }
    #expect(texts.indices.map { buffer[$0] } == texts)
    #expect(buffer.firstIndex(of: "42") == 42)
  }

  @Test func `keeps only its first elements when it is truncated`() {
    let buffer = Numbering<String>()
    for number in 0..<10 { buffer.append("\(number)") }
    buffer.truncate(to: 4)
    #expect(buffer.count == 4)
    #expect(buffer.firstIndex(of: "4") == nil)
    buffer.append("again")
    #expect(buffer[4] == "again")
  }
}

import Testing

@testable import BindingLaws

@Suite struct `A numbering` {
  @Test func `gives equal numbers to values that are equal or print alike`() {
    let numbers = Numbering([0.5, 1.5])
    #expect([1.5, .nan, 7, .nan, 7, 0.5].map(numbers.number) == [1, 2, 3, 2, 3, 0])
  }

  @Test func `keeps its elements in order while it grows`() {
    let numbering = Numbering<String>()
    for number in 0..<100 { numbering.append("\(number)") }
    let texts = (0..<100).map { "\($0)" }
    #expect(texts.indices.map { numbering[$0] } == texts)
    #expect(numbering.firstIndex(of: "42") == 42)
  }

  @Test func `keeps only its first elements when it is truncated`() {
    let numbering = Numbering<String>()
    for number in 0..<10 { numbering.append("\(number)") }
    numbering.truncate(to: 4)
    #expect(numbering.count == 4)
    #expect(numbering.firstIndex(of: "4") == nil)
    numbering.append("again")
    #expect(numbering[4] == "again")
  }
}

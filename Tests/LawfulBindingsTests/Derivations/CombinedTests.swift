import LawfulBindings
import Testing

@Suite struct `A negation` {
  let base = Recorder(true)

  @Test func `reads the opposite`() {
    #expect(!base.binding.negated.wrappedValue)
  }

  @Test func `writes the opposite`() {
    base.binding.negated.wrappedValue = true
    #expect(!base.value)
  }
}

@Suite struct `A pair` {
  let first = Recorder(1)
  let second = Recorder("a")

  @Test func `reads both parts as they are now`() {
    let held = first.binding.zip(second.binding)
    first.value = 2
    #expect(held.wrappedValue == (2, "a"))
  }

  @Test func `writes each part once`() {
    first.binding.zip(second.binding).wrappedValue = (3, "b")
    #expect(first.writes.map(\.value) == [3])
    #expect(second.writes.map(\.value) == ["b"])
  }

  @Test func `writes no part if one rejects`() {
    let pair = first.binding.zip(.constant("a"))
    pair.wrappedValue = (3, "b")
    #expect(first.writes.isEmpty)
    #expect(!pair.accepts((3, "b")))
  }
}

@Suite struct `A clamped number` {
  let base = Recorder(0)

  @Test(arguments: -2...12, [-3, 5, 13])
  func `reads what was written, moved into the range`(start: Int, value: Int) {
    base.value = start
    let port = base.binding.clamped(to: 0...10)
    port.wrappedValue = value
    #expect(port.wrappedValue == min(max(value, 0), 10))
  }

  @Test(arguments: -2...12) func `keeps a base that reads the same`(start: Int) {
    base.value = start
    let port = base.binding.clamped(to: 0...10)
    port.wrappedValue = port.wrappedValue
    #expect(base.value == start)
  }

  @Test func `is stored once, and moved`() {
    base.binding.clamped(to: 0...10).wrappedValue = 99
    #expect(base.writes.map(\.value) == [10])
  }
}

@Suite struct `A normalised text` {
  @Test func `is stored in its normal form`() {
    let base = Recorder("")
    base.binding.normalized { $0.lowercased() }.wrappedValue = "Ab"
    #expect(base.value == "ab")
  }
}

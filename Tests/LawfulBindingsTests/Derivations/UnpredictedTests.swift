import LawfulBindings
import Testing

// What no model predicts: the readings of what is gone, and bases that no listed system has.

@Suite struct `A part that is gone` {
  @Test func `of an optional reads as it was made, whatever was read since`() throws {
    let base = Recorder<Int?>(1)
    let held = try #require(HeadlessBinding(unwrapping: base.binding))
    base.value = 2
    #expect(held.wrappedValue == 2)
    base.value = nil
    #expect(held.wrappedValue == 1)
  }

  @Test func `of an enum reads as it was made`() throws {
    let base = Recorder(Route.detail(1))
    let held = try #require(
      HeadlessBinding(base.binding, extract: \.detail, embed: Route.detail))
    base.value = .edit("x")
    #expect(held.wrappedValue == 1)
  }

  @Test func `of a list reads as it was made`() throws {
    let base = Recorder([Row(id: "x"), Row(id: "y")])
    let held = try #require(HeadlessBinding(base.binding, id: "y"))
    base.value = []
    #expect(held.wrappedValue == Row(id: "y"))
  }
}

@Suite struct `An element before the first` {
  @Test func `reads the default`() {
    let base = Recorder([1, 2])
    #expect(HeadlessBinding(base.binding, index: -1, default: 0).wrappedValue == 0)
  }
}

@Suite struct `An optional with a default` {
  @Test(arguments: [nil, 0, 1] as [Int?])
  func `does not change when what was read is written`(start: Int?) {
    let base = Recorder(start)
    let port = HeadlessBinding(base.binding, default: 0)
    port.wrappedValue = port.wrappedValue
    #expect(base.value == start)
  }
}

@Suite struct `The presence of a value` {
  @Test(arguments: [nil, 1] as [Int?]) func `is read`(start: Int?) {
    #expect(HeadlessBinding(isPresent: Recorder(start).binding).wrappedValue == (start != nil))
  }

  @Test func `is ended by off`() {
    let base = Recorder<Int?>(1)
    HeadlessBinding(isPresent: base.binding).wrappedValue = false
    #expect(base.value == nil)
  }
}

@Suite struct `A clamped number` {
  @Test(arguments: -2...12) func `is read moved into the range`(start: Int) {
    let port = Recorder(start).binding.clamped(to: 0...10)
    #expect(port.wrappedValue == min(max(start, 0), 10))
  }
}

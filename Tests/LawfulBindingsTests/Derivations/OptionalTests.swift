import LawfulBindings
import Testing

@Suite struct `An unwrapped optional` {
  let base = Recorder<Int?>(1)

  @Test func `does not exist without a value`() {
    base.value = nil
    #expect(HeadlessBinding(unwrapping: base.binding) == nil)
  }

  @Test func `is written while the value is there`() throws {
    let held = try #require(HeadlessBinding(unwrapping: base.binding))
    base.value = 2
    held.wrappedValue += 1
    #expect(base.value == 3)
  }

  @Test func `reads the value it was made with once there is none`() throws {
    let held = try #require(HeadlessBinding(unwrapping: base.binding))
    base.value = nil
    #expect(held.wrappedValue == 1)
  }

  @Test func `remembers no read`() throws {
    let held = try #require(HeadlessBinding(unwrapping: base.binding))
    base.value = 2
    #expect(held.wrappedValue == 2)
    base.value = nil
    #expect(held.wrappedValue == 1)
  }

  @Test func `brings nothing back`() throws {
    let held = try #require(HeadlessBinding(unwrapping: base.binding))
    base.value = nil
    held.wrappedValue = 5
    #expect(base.writes.isEmpty)
    #expect(!held.accepts(5))
  }
}

@Suite struct `An optional with a default` {
  let base = Recorder<Int?>(nil)

  @Test(arguments: [nil, 0, 1] as [Int?])
  func `does not change when what was read is written`(start: Int?) {
    base.value = start
    let port = HeadlessBinding(base.binding, default: 0)
    port.wrappedValue = port.wrappedValue
    #expect(base.value == start)
  }

  @Test(arguments: [nil, 0, 1] as [Int?], [0, 2])
  func `reads what was written`(start: Int?, value: Int) {
    base.value = start
    let port = HeadlessBinding(base.binding, default: 0)
    port.wrappedValue = value
    #expect(port.wrappedValue == value)
  }
}

@Suite struct `The presence of a value` {
  let base = Recorder<Int?>(1)

  @Test func `is ended by off`() {
    HeadlessBinding(isPresent: base.binding).wrappedValue = false
    #expect(base.value == nil)
  }

  @Test func `cannot be made`() {
    base.value = nil
    let port = HeadlessBinding(isPresent: base.binding)
    port.wrappedValue = true
    #expect(!port.wrappedValue)
    #expect(base.writes.isEmpty)
  }
}

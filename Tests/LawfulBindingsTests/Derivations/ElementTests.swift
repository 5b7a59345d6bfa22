import LawfulBindings
import Testing

@Suite struct `An element by id` {
  let base = Recorder([Row(id: "x"), Row(id: "y")])

  @Test func `is followed through a reorder`() throws {
    let held = try #require(HeadlessBinding(base.binding, id: "x"))
    base.value.reverse()
    held.isOn.wrappedValue = true
    #expect(base.value == [Row(id: "y"), Row(id: "x", isOn: true)])
  }

  @Test func `reads as it was made once it is gone`() throws {
    let held = try #require(HeadlessBinding(base.binding, id: "y"))
    base.value = []
    #expect(held.wrappedValue == Row(id: "y"))
  }

  @Test func `hits no neighbour once it is gone`() throws {
    let held = try #require(HeadlessBinding(base.binding, id: "x"))
    base.value.removeFirst()
    held.isOn.wrappedValue = true
    #expect(base.value == [Row(id: "y")])
  }

  @Test func `keeps its id`() throws {
    let held = try #require(HeadlessBinding(base.binding, id: "x"))
    held.wrappedValue = Row(id: "z")
    #expect(base.writes.isEmpty)
  }

  @Test func `does not exist under an unknown id`() {
    #expect(HeadlessBinding(base.binding, id: "z") == nil)
  }
}

@Suite struct `An element by index` {
  let base = Recorder([1, 2])

  @Test func `is written in its place`() {
    HeadlessBinding(base.binding, index: 1, default: 0).wrappedValue = 5
    #expect(base.value == [1, 5])
  }

  @Test(arguments: [-1, 2]) func `outside reads the default and rejects writes`(index: Int) {
    let port = HeadlessBinding(base.binding, index: index, default: 0)
    port.wrappedValue = 5
    #expect(port.wrappedValue == 0)
    #expect(base.writes.isEmpty)
  }

  @Test func `survives that the collection shrinks`() {
    let held = HeadlessBinding(base.binding, index: 1, default: 0)
    base.value.removeLast()
    #expect(held.wrappedValue == 0)
  }
}

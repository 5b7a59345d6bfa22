import LawfulBindings
import Testing

// Readings that no model predicts: of parts that are gone, and of parts that cannot exist.

@Suite struct `A part that is gone` {
  @Test func `of an optional reads as when derived, whatever was read since`() throws {
    let base = Recorder<Int?>(1)
    let held = try #require(HeadlessBinding(unwrapping: base.binding))
    base.value = 2
    #expect(held.wrappedValue == 2)
    base.value = nil
    #expect(held.wrappedValue == 1)
  }

  @Test func `of an enum reads as when derived`() throws {
    let base = Recorder(Route.detail(1))
    let held = try #require(
      HeadlessBinding(base.binding, extract: \.detail, embed: Route.detail))
    base.value = .edit("x")
    #expect(held.wrappedValue == 1)
  }

  @Test func `of a list reads as when derived`() throws {
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

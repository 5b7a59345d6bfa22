import LawfulBindings
import Testing

@Suite struct `A case` {
  let base = Recorder(Route.detail(1))

  var port: HeadlessBinding<Int>? {
    HeadlessBinding(base.binding, extract: \.detail, embed: Route.detail)
  }

  @Test func `is written while it is current`() throws {
    try #require(port).wrappedValue = 2
    #expect(base.value == .detail(2))
  }

  @Test func `is not brought back by a late write`() throws {
    let held = try #require(port)
    base.value = .edit("x")
    held.wrappedValue = 2
    #expect(base.value == .edit("x"))
    #expect(held.wrappedValue == 1)
  }

  @Test func `does not exist while another is current`() {
    base.value = .edit("x")
    #expect(port == nil)
  }
}

@Suite struct `A presented case` {
  let base = Recorder<Route?>(nil)

  var port: HeadlessBinding<Int?> {
    HeadlessBinding(presenting: base.binding, extract: \.detail, embed: Route.detail)
  }

  @Test(arguments: [nil, .detail(1), .edit("x")] as [Route?], [nil, 2] as [Int?])
  func `reads what was written`(start: Route?, payload: Int?) {
    base.value = start
    port.wrappedValue = payload
    #expect(port.wrappedValue == payload)
  }

  @Test func `does not dismiss another`() {
    base.value = .edit("x")
    port.wrappedValue = nil
    #expect(base.value == .edit("x"))
  }

  @Test func `dismisses itself`() {
    base.value = .detail(1)
    port.wrappedValue = nil
    #expect(base.value == nil)
  }
}

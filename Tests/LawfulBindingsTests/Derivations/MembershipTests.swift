import LawfulBindings
import Testing

@Suite struct `Membership in a set` {
  let base = Recorder<Set<String>>(["x"])

  @Test func `inserts and removes its element and no other (S25)`() {
    let port = HeadlessBinding(base.binding, contains: "a")
    port.wrappedValue = true
    #expect(base.value == ["a", "x"])
    port.wrappedValue = false
    #expect(base.value == ["x"])
  }

  @Test func `follows a change behind its back`() {
    let port = HeadlessBinding(base.binding, contains: "a")
    base.value = ["a"]
    #expect(port.wrappedValue)
  }
}

@Suite struct `Membership in an option set` {
  @Test(arguments: Options.all, Options.all)
  func `does not change when what was read is written (S24)`(start: Options, element: Options) {
    let base = Recorder(start)
    let port = HeadlessBinding(base.binding, contains: element)
    port.wrappedValue = port.wrappedValue
    #expect(base.value == start)
  }

  @Test(arguments: Options.all, Options.all)
  func `reads every accepted write`(start: Options, element: Options) {
    let port = HeadlessBinding(Recorder(start).binding, contains: element)
    for isOn in [true, false] where port.accepts(isOn) {
      port.wrappedValue = isOn
      #expect(port.wrappedValue == isOn)
    }
  }

  @Test func `rejects off for the empty element alone`() {
    let rejecting = Options.all.filter {
      !HeadlessBinding(Recorder(Options.both).binding, contains: $0).accepts(false)
    }
    #expect(rejecting == [[]])
  }

  @Test func `removes all options of a compound element`() {
    let base = Recorder(Options.both)
    HeadlessBinding(base.binding, contains: .both).wrappedValue = false
    #expect(base.value == [])
  }
}

@Suite struct `A flag in a dictionary` {
  @Test(arguments: [[:], ["k": false], ["k": true]] as [[String: Bool]])
  func `does not change when what was read is written (S44)`(start: [String: Bool]) {
    let base = Recorder(start)
    let port = HeadlessBinding(base.binding, key: "k")
    port.wrappedValue = port.wrappedValue
    #expect(base.value == start)
  }

  @Test func `leaves no key behind and the others alone`() {
    let base = Recorder(["x": true])
    let port = HeadlessBinding(base.binding, key: "k")
    port.wrappedValue = true
    #expect(base.value == ["x": true, "k": true])
    port.wrappedValue = false
    #expect(base.value == ["x": true])
  }
}

import LawfulBindings
import Testing

@Suite struct `A toggle` {
  let base = Recorder(false)

  @Test func `reads once and writes once in a tap`() {
    HeadlessToggle("flag", isOn: base.binding).tap()
    #expect(base.reads == 1)
    #expect(base.writes.map(\.value) == [true])
  }

  @Test func `agrees with another over the same flag (S18)`() {
    let (one, two) = (
      HeadlessToggle("one", isOn: base.binding), HeadlessToggle("two", isOn: base.binding)
    )
    one.tap()
    #expect(one.state == .on)
    #expect(two.state == .on)
  }

  @Test(arguments: [true, false]) func `over a constant never moves (S19)`(isOn: Bool) {
    let toggle = HeadlessToggle("fixed", isOn: .constant(isOn))
    toggle.tap()
    #expect(toggle.state == ToggleState(isOn))
  }

  @Test func `passes the surrounding animation on (S23)`() {
    withHeadlessAnimation("slow") { HeadlessToggle("flag", isOn: base.binding).tap() }
    #expect(base.animations == ["slow"])
  }

  @Test func `with a tag leaves the others' selection alone (S58)`() {
    let selection = Recorder<Tag?>(nil)
    let toggles = Tag.allCases.map { HeadlessToggle("\($0)", isOn: selection.binding, tag: $0) }
    toggles.forEach { $0.tap() }
    #expect(toggles.map(\.state) == [.off, .off, .on])
    toggles[2].tap()
    #expect(selection.value == nil)
  }

  @Test func `over elements turns all on, then all off (S34)`() {
    let rows = Recorder([Row(id: "x"), Row(id: "y", isOn: true)])
    let toggle = HeadlessToggle("all", sources: rows.binding, isOn: \.isOn)
    toggle.tap()
    #expect(rows.value.map(\.isOn) == [true, true])
    toggle.tap()
    #expect(rows.value.map(\.isOn) == [false, false])
  }

  @Test func `over bindings turns all on (S36)`() {
    let rows = [Recorder(Row(id: "x")), Recorder(Row(id: "y", isOn: true))]
    HeadlessToggle("all", sources: rows.map(\.binding), isOn: \.isOn).tap()
    #expect(rows.map(\.value.isOn) == [true, true])
  }
}

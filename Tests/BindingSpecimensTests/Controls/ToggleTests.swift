import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A toggle` {
  let base = Source(false)

  @Test func `reads once and writes once in a tap`() {
    HeadlessToggle(isOn: base.binding).tap()
    #expect(base.readCount == 1)
    #expect(base.writes.map(\.base) == [true])
  }

  @Test func `passes the surrounding animation on (S23)`() {
    withHeadlessAnimation("slow") { HeadlessToggle(isOn: base.binding).tap() }
    #expect(base.writes.map(\.transaction) == ["slow"])
  }

  @Test func `over elements turns all on, then all off (S34)`() {
    let rows = Source([Row(id: .x), Row(id: .y, isOn: true)])
    let toggle = HeadlessToggle(sources: rows.binding, isOn: \.isOn)
    toggle.tap()
    #expect(rows.value.map(\.isOn) == [true, true])
    toggle.tap()
    #expect(rows.value.map(\.isOn) == [false, false])
  }

  @Test func `shows what the children of a disclosed selection select (S32)`() {
    let disclosed = Source(Disclosed(isShown: true, selection: [.a]))
    HeadlessBinding(disclosed.binding.selection, contains: .a).wrappedValue = false
    #expect(disclosed.base.appearance == .shownNone)
  }

  @Test func `hides a disclosed selection and shows it again (S31)`() {
    let disclosed = Source(Disclosed(isShown: true, selection: [.a]))
    let parent = HeadlessToggle(isOn: disclosed.binding.isShown)
    parent.tap()
    #expect(disclosed.base.appearance == .hidden)
    #expect(parent.state == .off)
    parent.tap()
    #expect(disclosed.base.appearance == .shownSome)
    #expect(parent.state == .on)
  }

  @Test func `over bindings turns all on (S36)`() {
    let rows = [Source(Row(id: .x)), Source(Row(id: .y, isOn: true))]
    HeadlessToggle(sources: rows.map(\.binding), isOn: \.isOn).tap()
    #expect(rows.map(\.base.isOn) == [true, true])
  }
}

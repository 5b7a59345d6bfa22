import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A disclosure group` {
  let base = Source(false)

  var bound: HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup(isExpanded: base.binding) { "content" }
  }

  @Test func `reads once and writes once in a tap (S12)`() {
    bound.tap()
    #expect(base.readCount == 1)
    #expect(base.writes.map(\.base) == [true])
  }

  @Test func `makes its content while it is expanded and not otherwise (S12)`() {
    var made = 0
    let group = HeadlessDisclosureGroup(isExpanded: base.binding) { made += 1 }
    #expect(group.content == nil)
    #expect(made == 0)
    base.value = true
    #expect(group.content != nil)
    #expect(made == 1)
  }

  @Test func `behaves the same no matter who owns its state (S15)`() {
    let groups = [bound, HeadlessDisclosureGroup { "content" }]
    for _ in 0..<3 {
      #expect(groups[0].content == groups[1].content)
      groups.forEach { $0.tap() }
    }
  }

  @Test func `without binding is independent and starts closed (S05)`() {
    let groups = (0..<3).map { number in HeadlessDisclosureGroup { number } }
    #expect(groups.map(\.content) == [nil, nil, nil])
    groups[0].tap()
    groups[2].tap()
    #expect(groups.map(\.content) == [0, nil, 2])
  }

  @Test func `shares its state with its copies`() {
    let group = HeadlessDisclosureGroup { "content" }
    let copy = group
    copy.tap()
    #expect(group.content == "content")
  }

  @Test func `follows a switch of provider (S17)`() {
    let (own, provider) = (Source(false), Memory<Flag>())
    let isExpanded = Flag.owned(own.binding) { provider.value }
    let group = HeadlessDisclosureGroup(isExpanded: isExpanded) { "content" }
    provider.value = base.binding
    group.tap()
    #expect(base.value)
    #expect(!own.value)
  }
}

@Suite struct `Disclosure groups over one selection` {
  let selection = Source<Section?>(nil)

  var groups: [HeadlessDisclosureGroup<Section>] {
    Section.allCases.map { tag in
      HeadlessDisclosureGroup(tag: tag, selection: selection.binding) { tag }
    }
  }

  @Test func `write the selection once in a tap`() {
    groups[1].tap()
    #expect(selection.writes.map(\.base) == [.b])
  }
}

import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A navigation link` {
  @Test func `without binding is independent (S01)`() {
    let links = (0..<2).map { number in HeadlessNavigationLink { number } }
    links[0].activate()
    #expect(links.map(\.destination) == [0, nil])
    links[0].deactivate()
    #expect(links.map(\.destination) == [nil, nil])
  }

  @Test func `shares one selection with others (S03)`() {
    let base = Source<Section?>(nil)
    let links = Section.allCases.map { tag in
      HeadlessNavigationLink(tag: tag, selection: base.binding) { tag }
    }
    links[0].activate()
    links[1].activate()
    links[0].deactivate()
    #expect(links.map(\.destination) == [nil, .b, nil])
  }
}

@Suite struct `A tab view` {
  let base = Source(Section.c)

  var tabs: HeadlessTabView<Section> {
    HeadlessTabView(selection: base.binding, tabs: Section.allCases)
  }

  @Test func `has exactly one active tab after every tap (S56)`() {
    #expect(tabs.active == .c)
    for tab in Section.allCases {
      tabs.tap(tab)
      #expect(Section.allCases.filter { tabs[$0].wrappedValue } == [tab])
    }
  }

  @Test func `without binding starts at the first tab`() {
    let own = HeadlessTabView(selection: nil, tabs: Section.allCases)
    #expect(own.active == .a)
    own.tap(.b)
    #expect(own.active == .b)
  }

  @Test func `ignores taps on foreign tabs`() {
    HeadlessTabView(selection: base.binding, tabs: [.b, .c]).tap(.a)
    #expect(base.writes.isEmpty)
  }

  @Test func `has no active tab under a foreign selection`() {
    #expect(HeadlessTabView(selection: base.binding, tabs: [.a, .b]).active == nil)
  }
}

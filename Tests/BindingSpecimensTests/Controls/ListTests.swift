import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A list` {
  @Test func `turns its rows one by one, and keeps what is none of them`() {
    let base = Source<Set<Section>>([.c])
    let list = HeadlessList(selection: base.binding, rows: [Section.a, .b])
    list.tap(.b)
    list.tap(.a)
    #expect(list.selected == [.a, .b])
    list.tap(.b)
    #expect(base.binding.wrappedValue == [.a, .c])
  }

  @Test func `does not know a row that is not in it`() {
    let base = Source<Set<Section>>([.c])
    let list = HeadlessList(selection: base.binding, rows: [Section.a, .b])
    list.tap(.c)
    #expect(!list[.c].wrappedValue)
    #expect(base.binding.wrappedValue == [.c])
  }

  @Test func `owns its selection where it is given none`() {
    let lists = (0..<2).map { _ in HeadlessList(selection: nil, rows: Section.allCases) }
    lists[0].tap(.a)
    #expect(lists.map(\.selected) == [[.a], []])
  }
}

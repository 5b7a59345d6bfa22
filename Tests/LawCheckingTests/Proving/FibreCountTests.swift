import TestSupport

@testable import LawChecking

@Suite struct `A count of fibres` {
  @Test func `is even where a value says nothing of the rest`() throws {
    let fibres = try #require(FibreCount(MembersModel<Page>()))
    #expect(fibres.unevenPorts == [])
    #expect(fibres.counts.map { $0?.map(\.bases) } == [[4, 4], [4, 4], [4, 4]])
  }

  @Test func `is uneven where one value is read from one base`() throws {
    let fibres = try #require(FibreCount(SelectionModel<Page>()))
    #expect(fibres.unevenPorts == [0, 1, 2])
    #expect(fibres.obstacle(at: 1).port == "b")
    #expect(fibres.obstacle(at: 1).fibres.map(\.bases) == [1, 3])
  }

  @Test func `counts nothing where some set is rejected`() throws {
    let fibres = try #require(FibreCount(RequiredSelectionModel<Page>()))
    #expect(!fibres.counts.isEmpty)
    #expect(fibres.counts.allSatisfy { $0 == nil })
  }

  @Test func `needs a list`() {
    #expect(FibreCount(CellModel<Int>()) == nil)
  }
}

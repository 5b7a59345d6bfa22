import TestSupport

@testable import LawChecking

@Suite struct `A count of fibres` {
  @Test func `is even if a value says nothing of the rest`() throws {
    let fibres = try #require(FibreCount(MembersModel<Page>()))
    #expect(fibres.unevenPorts == [])
    #expect(fibres.counts.map { $0?.map(\.bases) } == [[4, 4], [4, 4], [4, 4]])
  }

  @Test func `is uneven if one value is read from one base alone`() throws {
    let fibres = try #require(FibreCount(SelectionModel<Page>()))
    #expect(fibres.unevenPorts == [0, 1, 2])
    #expect(fibres.obstacle(at: 1).port == "b")
    #expect(fibres.obstacle(at: 1).fibres.map(\.bases) == [1, 3])
  }

  @Test func `is missing at each port that rejects a set`() throws {
    let fibres = try #require(FibreCount(RequiredSelectionModel<Page>()))
    #expect(!fibres.counts.isEmpty)
    #expect(fibres.counts.allSatisfy { $0 == nil })
  }

  @Test func `is nil if the bases are not listed`() {
    #expect(FibreCount(CellModel<Int>()) == nil)
  }
}

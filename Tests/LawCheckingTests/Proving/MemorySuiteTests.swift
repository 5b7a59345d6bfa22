import TestSupport

@testable import LawChecking

@Suite struct `A memory suite` {
  @Test func `of three tags has 5,520 sequences of two inputs`() {
    let machine = TableMachine(TinyWorlds.tags(3))
    #expect(MemorySuite(machine, 1, .counted).sequences == 5_520)
  }

  @Test func `of a flag has 20,800 sequences of three inputs with free writes`() {
    let machine = TableMachine(TinyWorlds.flag())
    #expect(MemorySuite(machine, 2, .free, isSparing: false).sequences == 20_800)
  }

  @Test func `of three tags has 79,104 sequences of two inputs with free writes`() {
    let machine = TableMachine(TinyWorlds.tags(3))
    #expect(MemorySuite(machine, 1, .free, isSparing: false).sequences == 79_104)
  }

  @Test func `spares a flag all but 3,430 of 20,800 sequences`() {
    #expect(MemorySuite(TableMachine(TinyWorlds.flag()), 2, .free).sequences == 3_430)
  }

  @Test func `spares three tags all but 13,368 of 79,104 sequences`() {
    #expect(MemorySuite(TableMachine(TinyWorlds.tags(3)), 1, .free).sequences == 13_368)
  }
}

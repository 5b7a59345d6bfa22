import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Power` {
  private func findings<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law] = allLaws
  ) throws -> [PowerFinding] {
    try PowerCheck(system, laws: laws, options: CheckOptions()).findings()
  }

  @Test func `is not reached where nothing that was tried could be noticed`() throws {
    let found = try findings(LawfulPages.self, [Law.getPure])
    let invisible = found.filter { !$0.counts }
    #expect(found.reach(0.1))
    #expect(!found.reach(1))
    #expect(!invisible.reach(0.1))
    #expect(invisible.reach(0))
    #expect(invisible.power == 1)
  }

  @Test func `of all laws over rows misses nothing`() throws {
    let findings = try findings(LawfulRows.self)
    #expect(findings.filter(\.isMissed).map(\.fault) == [])
    #expect(findings.contains { $0.fault == "resurrects" })
  }

  @Test func `of one law is small, and says that no law speaks of the rest`() throws {
    let findings = try findings(LawfulPages.self, [Law.getPure])
    #expect(findings.power < 0.2)
    #expect(findings.first { $0.fault == "first-set-lost" }?.reason == .noLaw)
    #expect(findings.first { $0.fault == "writes-on-read" }?.law == "get-pure")
  }

  @Test func `names the law that speaks of what is missed, and rises with it`() throws {
    let weak: [Law] = [.setGet, .getSet]
    let before = try findings(LawfulPages.self, weak)
    let after = try findings(LawfulPages.self, weak + [Law.writeThrough])
    #expect(before.power < after.power)
    #expect(before.first { $0.fault == "negated" }?.reason == .noLaw)
    #expect(before.first { $0.fault == "negated" }?.remedy == "write-through")
    #expect(after.first { $0.fault == "negated" }?.law == "write-through")
  }

  @Test func `puts a fault about writes around a store, too`() throws {
    let findings = try findings(SelectionInStore.self)
    #expect(findings.first { $0.fault == "nested-set-lost" }?.law == "re-entrant")
  }

  @Test func `counts nothing that crashes where there are no children`() throws {
    let traps = try findings(LawfulRows.self).first { $0.fault == "traps-when-gone" }
    #expect(traps?.reason == .notTried)
    #expect(traps?.counts == false)
  }

  @Test func `says of a system without laws that none speaks`() throws {
    let findings = try findings(LawfulFlag.self, [])
    #expect(findings.power == 0)
    #expect(Set(findings.compactMap(\.reason)) == [.noLaw])
  }
}

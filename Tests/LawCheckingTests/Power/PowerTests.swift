import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Power` {
  private func findings<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law] = allLaws, of fault: String? = nil
  ) throws -> [PowerFinding] {
    try PowerCheck(system, laws: laws, options: CheckOptions()).findings(of: fault)
  }

  @Test func `of all laws over rows misses nothing`() throws {
    let findings = try findings(LawfulRows.self)
    #expect(findings.filter(\.isMissed).map(\.fault) == [])
    #expect(findings.contains { $0.fault == "resurrects" })
  }

  @Test func `of one law is small, because no law covers the rest`() throws {
    let findings = try findings(LawfulPages.self, [Law.getPure])
    #expect(findings.power < 0.2)
    #expect(findings.first { $0.fault == "first-set-lost" }?.reason == .noLaw)
    #expect(findings.first { $0.fault == "writes-on-read" }?.law == "get-pure")
    #expect(findings.reach(0.1))
    #expect(!findings.reach(1))
  }

  @Test func `is not reached by faults that nothing could notice`() throws {
    let invisible = try findings(LawfulPages.self, [Law.getPure]).filter { !$0.counts }
    #expect(!invisible.reach(0.1))
    #expect(invisible.reach(0))
    #expect(invisible.power == 1)
  }

  @Test func `names a law for a missed fault, and rises with it`() throws {
    let weak: [Law] = [.setGet, .getSet]
    let before = try findings(LawfulPages.self, weak)
    let after = try findings(LawfulPages.self, weak + [Law.writeThrough])
    #expect(before.power < after.power)
    #expect(before.first { $0.fault == "negated" }?.reason == .noLaw)
    #expect(before.first { $0.fault == "negated" }?.remedy == "write-through")
    #expect(after.first { $0.fault == "negated" }?.law == "write-through")
  }

  @Test func `asks for more cases if no other law notices a fault`() throws {
    let finding = try findingOfFewCases(passingOver: allLaws)
    #expect(finding?.reason == .budget)
    #expect(finding?.remedy == nil)
  }

  @Test func `advises another law before more cases`() throws {
    let finding = try findingOfFewCases(passingOver: [])
    #expect(finding?.reason == .noLaw)
    #expect(finding?.remedy != nil)
  }

  private func findingOfFewCases(passingOver laws: [Law]) throws -> PowerFinding? {
    try PowerCheck(
      Storing<Int>.self, laws: [.setGet], passingOver: Set(laws.map(\.id)),
      options: CheckOptions(cases: 16)
    ).findings(of: "second-set-lost").first
  }

  @Test func `tries faults of writes around a store, too`() throws {
    #expect(try findings(SelectionInStore.self, of: "nested-set-lost").map(\.law) == ["re-entrant"])
  }

  @Test func `does not count a fault that crashes without child processes`() throws {
    let traps = try #require(findings(LawfulRows.self, of: "traps-when-gone").first)
    #expect(traps.reason == .notTried)
    #expect(!traps.counts)
  }

  @Test func `is zero without laws, with their lack as the reason`() throws {
    let findings = try findings(LawfulFlag.self, [])
    #expect(findings.power == 0)
    #expect(Set(findings.compactMap(\.reason)) == [.noLaw])
  }
}

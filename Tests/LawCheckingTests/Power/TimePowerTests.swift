import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Power over faults of time` {
  private func found<System: BindingSystem>(
    _ fault: String, around system: System.Type, by laws: [Law]
  ) throws -> PowerFinding? {
    try PowerCheck(system, laws: laws, options: CheckOptions()).findings(of: fault).first
  }

  @Test func `comes from re-entrant if an observer's set is lost`() throws {
    let laws: [Law] = [.setGet, .reEntrant]
    let found = try found("nested-set-lost", around: BothSidesAtOnce.self, by: laws)
    #expect(found?.law == "re-entrant")
    #expect(found?.trace?.last?.hasPrefix("during ") == true)
  }

  @Test func `comes from linearizable if an update is lost`() throws {
    let found = try found(
      "update-lost", around: UpdatedFlags.self, by: [.linearizable])
    #expect(found?.law == "linearizable")
    #expect(found?.trace?.last?.hasPrefix("order ") == true)
  }

  @Test func `leaves out the lost set of an observer that cannot exist`() throws {
    #expect(
      try found("nested-set-lost", around: LawfulFlag.self, by: [.reEntrant]) == nil)
  }

  @Test func `leaves out a fault that no given law could notice`() throws {
    #expect(
      try found("nested-set-lost", around: BothSidesAtOnce.self, by: [.setGet]) == nil)
    #expect(
      try found("update-lost", around: LockedAccesses.self, by: [.linearizable]) == nil)
  }

  /// One law alone can notice the fault, and whether the system obeys that law is asked before the fault is tried.
  @Test func `runs no system that may trap where there are no child processes`() throws {
    var systems = 0
    let check = try PowerCheck(
      BothSidesAtOnce.self, laws: [.reEntrant], options: CheckOptions(), mayTrap: true,
      make: { source in
        systems += 1
        return BothSidesAtOnce(source: source)
      })
    let findings = try check.findings(of: "nested-set-lost")
    #expect(findings.map(\.reason) == [.notTried])
    #expect(systems == 0)
  }
}

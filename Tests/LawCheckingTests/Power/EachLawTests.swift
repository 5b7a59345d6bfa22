import TestSupport

@testable import LawChecking

@Suite struct `Each law alone` {
  private func sighting<System: BindingSystem>(
    of fault: String, around system: System.Type, by laws: [Law]
  ) throws -> FaultSighting? {
    try PowerCheck(system, laws: laws, options: CheckOptions()).sightings()
      .first { $0.fault == fault }
  }

  @Test func `notices faults that others notice, too`() throws {
    let sighting = try sighting(
      of: "first-set-lost", around: LawfulPages.self, by: [.setGet, .getSet, .conforms])
    #expect(sighting?.asked == [.setGet, .getSet, .conforms])
    #expect(sighting?.cases.keys.sorted() == ["conforms", "set-get"])
  }

  @Test func `tells the case that shows it a fault`() throws {
    let sighting = try sighting(
      of: "reading-negated", around: LawfulPages.self, by: [.setGet, .setSet])
    #expect(sighting?.cases == ["set-get": 1])
  }

  @Test func `is not asked if the system without the fault breaks it`() throws {
    let sighting = try sighting(
      of: "first-set-lost", around: ErasingPages.self, by: [.setGet, .getSet])
    #expect(sighting?.asked == [.setGet])
  }

  @Test func `may miss a visible fault`() throws {
    let sighting = try sighting(of: "writes-twice", around: LawfulPages.self, by: [.setGet])
    #expect(sighting?.cases == [:])
    #expect(sighting?.isVisible == true)
  }

  @Test func `is asked about no fault that crashes`() throws {
    let faults = try PowerCheck(LawfulRows.self, laws: [.setGet], options: CheckOptions())
      .sightings().map(\.fault)
    #expect(faults.contains("resurrects"))
    #expect(!faults.contains("traps-when-gone"))
  }

  @Test func `is asked about one in two faults, or about the others, if that is wanted`() throws {
    let options = CheckOptions(cases: 20)
    let check = try PowerCheck(LawfulRows.self, laws: [.setGet], options: options)
    let all = try check.sightings().map(\.fault)
    let halves = try (0..<2).map { try check.sightings(every: 2, from: $0).map(\.fault) }
    #expect(halves[0] != all)
    #expect(halves[1] != all)
    #expect((halves[0] + halves[1]).sorted() == all.sorted())
  }
}

import TestSupport

@Suite struct `The catalogue of mistakes` {
  @Test func `has a specimen for each fault, which names its mistake`() throws {
    for mistake in Mistake.all {
      for fault in mistake.faults {
        let specimen = try #require(allSpecimens.first { $0.name == fault.system })
        #expect(specimen.mistake == mistake, "\(fault.system)")
      }
    }
  }

  @Test func `has a fault for each specimen that names a mistake`() {
    let named = allSpecimens.filter { $0.mistake != nil }.map(\.name)
    #expect(Set(named) == Set(Mistake.all.flatMap(\.faults).map(\.system)))
  }
}

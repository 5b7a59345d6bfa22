import TestSupport

@Suite struct `A law that a specimen skips` {
  @Test("is broken by it, so that the skip is needed:", arguments: exemptions.sample(oneOf: 16))
  func truth(_ exemption: (specimen: JudgedSystem, law: Law)) throws {
    // One search may miss what is broken.
    let isBroken = try (1...6 as ClosedRange<UInt64>).contains { seed in
      let options = CheckOptions(seed: Seed(seed), cases: 2000)
      return try exemption.specimen.verdict(on: exemption.law, options)?.kind == .broken
    }
    #expect(isBroken)
  }

  @Test(
    "has a reason and is not declared broken by",
    arguments: allSpecimens.filter { !$0.skips.isEmpty })
  func declaration(_ specimen: JudgedSystem) {
    #expect(specimen.skips.allSatisfy { !$0.reason.isEmpty })
    #expect(
      specimen.skips.allSatisfy { skip in !specimen.breaks.contains { $0.id == skip.law.id } })
  }
}

private let exemptions = allSpecimens.flatMap { specimen in
  specimen.skips.map { (specimen: specimen, law: $0.law) }
}

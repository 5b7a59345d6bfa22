import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import Testing

@Suite struct `A law that a specimen skips` {
  @Test("currently fails, or else it need not be skipped:", arguments: exemptions.sample(oneOf: 16))
  func truth(_ exemption: (specimen: JudgedSystem, law: Law)) throws {
    let isBroken = try (1...6 as ClosedRange<UInt64>).contains { seed in
      let options = CheckOptions(seed: Seed(seed), cases: 2000)
      return try exemption.specimen.verdict(on: exemption.law, options)?.kind == .broken
    }
    #expect(isBroken)
  }

  @Test("is never proved:", arguments: exemptions)
  func proof(_ exemption: (specimen: JudgedSystem, law: Law)) throws {
    let options = CheckOptions(cases: 20)
    let verdict = try exemption.specimen.verdict(on: exemption.law, options)
    #expect(try #require(verdict).kind != .proved)
  }
}

private let exemptions = allSpecimens.flatMap { specimen in
  specimen.skips.map { (specimen: specimen, law: $0.law) }
}

extension JudgedSystem {
  fileprivate func verdict(on law: Law, _ options: CheckOptions) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      try LawChecker(system, options: options).verdict(on: law)
    }
    return try open(system)
  }
}

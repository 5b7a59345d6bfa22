import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import Testing

@Suite struct `What a specimen does not owe` {
  @Test("is broken in truth, or else it could be owed", arguments: exemptions, [true, false])
  func truth(_ exemption: (specimen: Specimen, law: any Law), usesProof: Bool) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      var options = CheckOptions(seed: Seed(seed), cases: 2000)
      options.usesProof = usesProof
      #expect(try exemption.specimen.verdict(on: exemption.law, options)?.kind == .broken)
    }
  }
}

private let exemptions = allSpecimens.flatMap { specimen in
  specimen.notOwed.map { (specimen: specimen, law: $0.law) }
}

extension Specimen {
  fileprivate func verdict(on law: any Law, _ options: CheckOptions) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      try LawChecker(system, options: options).verdict(on: law)
    }
    return try open(system)
  }
}

import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import Testing

@testable import LawTesting

@Suite struct `A specimen that remembers in a static` {
  @Test("is broken as it declares, and proved nowhere, whatever the seed", arguments: matrixSeeds)
  func verdicts(_ seed: UInt64) throws {
    let specimen = try #require(allSpecimens.first { $0.name == "EverySecondAnimated" })
    let found = try verdicts(on: specimen.system, CheckOptions(seed: Seed(seed)))
    #expect(found.filter { $0.kind == .broken }.map(\.law.id) == specimen.breaks.map(\.id))
    #expect(!found.contains { $0.kind == .proved })
    #expect(!found.contains { $0.kind == .flaky })
    let broken = found.first { $0.kind == .broken }
    #expect(broken?.counterexample?.trace == ["start off", "set value on"])
  }

  private func verdicts<System: BindingSystem>(
    on system: System.Type, _ options: CheckOptions
  ) throws -> [Verdict] {
    let checker = try LawChecker(system, .children, options: options)
    checker.announce(allLaws)
    return try allLaws.compactMap { try checker.verdict(on: $0) }
  }
}

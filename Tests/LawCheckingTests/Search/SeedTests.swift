import BindingGenerators
import BindingLaws
import LawChecking
import Testing

@testable import BindingSpecimens

/// What is found must not be luck: the same verdict and the same trace under every seed.
@Suite struct `A declared fault` {
  static let specimens = allSpecimens.filter { !$0.mayTrap && !$0.isLawful }
  static let share = Truth.isWhole ? 1 : 8

  @Test(
    "is found under every seed, and ends in one trace",
    arguments: specimens.enumerated().filter { $0.offset % share == 0 }.map(\.element.name))
  func everySeed(_ name: String) throws {
    let specimen = try #require(Self.specimens.first { $0.name == name })
    let seeds = 0..<UInt64(Truth.isWhole ? 20 : 2)
    let finals = try seeds.map { try ends(of: specimen.system, specimen.breaks, seed: $0) }
    for (law, place) in zip(specimen.breaks, specimen.breaks.indices) {
      let ends = Set(finals.map { $0[place] })
      #expect(ends.count == 1, "\(law.id) under \(seeds): \(ends)")
      #expect(ends.first?.first?.hasPrefix("start ") == true, "\(law.id): \(ends)")
    }
  }

  /// It drops a set of what it read last, which breaks a law only once others have written; at random
  /// that was missed under these seeds.
  @Test(
    "is found in another base than that in which its memory shows",
    arguments: [3, 8, 18, 86] as [UInt64])
  func rewritten(_ seed: UInt64) throws {
    let specimen = try #require(Self.specimens.first { $0.name == "MemoryOfLastRead" })
    let ends = try ends(of: specimen.system, specimen.breaks, seed: seed)
    #expect(!ends.contains(["upheld"]), "\(ends)")
  }

  /// For each law what it came to and the trace, a line an operation.
  private func ends<System: BindingSystem>(
    of system: System.Type, _ laws: [Law], seed: UInt64
  ) throws -> [[String]] {
    let checker = try LawChecker(system, options: CheckOptions(seed: Seed(seed)))
    return try laws.map { law in
      let verdict = try checker.verdict(on: law)
      return verdict?.counterexample?.trace ?? ["\(verdict?.kind.rawValue ?? "silent")"]
    }
  }
}

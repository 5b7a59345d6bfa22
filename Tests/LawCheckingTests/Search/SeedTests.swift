import TestSupport

@testable import BindingSpecimens

/// Findings must not be luck: every seed gives the same verdict and the same trace.
@Suite struct `A declared fault` {
  static let specimens = allSpecimens.filter { !$0.mayTrap && !$0.isLawful }

  @Test(
    "is found under every seed, and ends in one trace",
    arguments: specimens.map(\.name).sample())
  func everySeed(_ name: String) throws {
    let specimen = try #require(Self.specimens.first { $0.name == name })
    let seeds = 0..<UInt64(isFullRun ? 20 : 2)
    let finals = try seeds.map { try ends(of: specimen.system, specimen.breaks, seed: $0) }
    for (law, place) in zip(specimen.breaks, specimen.breaks.indices) {
      let ends = Set(finals.map { $0[place] })
      #expect(ends.count == 1, "\(law.id) under \(seeds): \(ends)")
      #expect(ends.first?.first?.hasPrefix("start ") == true, "\(law.id): \(ends)")
    }
  }

  /// The specimen drops a set of what it read last.
  ///
  /// That breaks a law only once others have written, and a random search missed it under these seeds.
  @Test(
    "is found if it breaks a law only after another write",
    arguments: [3, 8, 18, 86] as [UInt64])
  func rewritten(_ seed: UInt64) throws {
    let specimen = try #require(Self.specimens.first { $0.name == "MemoryOfLastRead" })
    let ends = try ends(of: specimen.system, specimen.breaks, seed: seed)
    #expect(!ends.contains(["upheld"]), "\(ends)")
  }

  /// The memory suite meets the second write of an instance before it meets the set that is dropped.
  @Test("is found behind another memory", arguments: someSeeds(of: 20))
  func hidden(_ seed: UInt64) throws {
    let ends = try ends(of: DroppedBehind.self, [.setGet, .writeThrough, .setOnce], seed: seed)
    #expect(ends[0] == ["start [on, on, off]", "set 1 off", "set 2 on"])
    #expect(ends[1].last == "set 2 on")
    #expect(ends[2].count == 2)
  }

  /// Returns the trace of the counterexample to each law, or the kind of the verdict if there is none.
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

/// Three flags with two memories.
///
/// An instance writes its first set twice. It also drops a set of the third flag to on, right after a set has
/// turned the second one off while the first was on.
private struct DroppedBehind: ModelledSystem {
  static let model = ThreeFlagsModel()
  let source: Source<[Bool]>
  private let hasWritten = Arm()
  private let drops = Arm()

  func set(_ isOn: Bool, at port: Int) {
    defer { hasWritten.isSet = true }
    let isDropped = drops.isSet && port == 2 && isOn
    drops.isSet = port == 1 && !isOn && source.value[0] && source.value[1]
    if isDropped { return }
    let flags = Self.model.set(isOn, at: port, in: source.value)
    source.value = flags
    if !hasWritten.isSet { source.value = flags }
  }
}

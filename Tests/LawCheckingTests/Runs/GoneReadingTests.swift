import TestSupport

@testable import BindingSpecimens

@Suite struct `What a vanished binding reads` {
  @Test("is broken where reads change it", arguments: [true, false])
  func remembered(_ usesProof: Bool) throws {
    let seeds: ClosedRange<UInt64> = 1...(isFullRun ? 20 : 4)
    for seed in seeds {
      let verdict = try verdict(
        on: .readTransparent, of: LastSeen.self, seed: seed, usesProof: usesProof)
      #expect(verdict?.kind == .broken)
      let found = try #require(verdict?.counterexample)
      #expect(found.equation.hasPrefix("get(held "))
      #expect(found.operations <= 3)
    }
  }

  @Test(
    "is not expected where it is what was there when it was made",
    arguments: RowsByID.laws)
  func kept(_ law: Law) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let verdict = try #require(
        try verdict(on: law, of: RowsByID.self, seed: seed, usesProof: false))
      #expect(verdict.kind != .broken, "\(verdict.report)")
    }
  }

  @Test(
    "may depend on reads where it is the last value",
    arguments: UnwrappedLast.laws)
  func last(_ law: Law) throws {
    for usesProof in [true, false] {
      let verdict = try #require(
        try verdict(on: law, of: UnwrappedLast.self, seed: 1, usesProof: usesProof))
      #expect(verdict.kind != .broken)
    }
  }

  @Test("has to be the last value where the model says so", arguments: [true, false])
  func promised(_ usesProof: Bool) throws {
    let verdict = try verdict(
      on: .goneReadsLast, of: UnwrappedFirst.self, seed: 1, usesProof: usesProof)
    #expect(verdict?.kind == .broken)
    #expect(verdict?.counterexample?.operations == 5)
    #expect(verdict?.grounds == nil)
  }

  private func verdict<System: BindingSystem>(
    on law: Law, of system: System.Type, seed: UInt64, usesProof: Bool
  ) throws -> Verdict? {
    let options = CheckOptions(seed: .init(seed), cases: 400).with(\.usesProof, usesProof)
    return try check(system, obeys: law, options: options)
  }
}

/// A binding of a row that shows, once that is gone, what it was last read as.
private struct LastSeen: BindingSystem {
  static let model = RowsModel()
  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool>? {
    guard source.value.indices.contains(port) else { return nil }
    let last = Memory(false)
    return Accessor(
      get: {
        guard source.value.indices.contains(port) else { return last.value == true }
        return last.keep(source.value[port])
      }, set: { if source.value.indices.contains(port) { source.value[port] = $0 } })
  }
}

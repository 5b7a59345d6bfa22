import TestSupport

@testable import BindingSpecimens

@Suite struct `The reading of a binding whose port is gone` {
  @Test("breaks read-transparent if earlier reads change it", arguments: [true, false])
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
    "may be the value from when the binding was made",
    arguments: RowsByID.laws)
  func kept(_ law: Law) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let verdict = try #require(
        try verdict(on: law, of: RowsByID.self, seed: seed, usesProof: false))
      #expect(verdict.kind != .broken, "\(verdict.report)")
    }
  }

  @Test(
    "may be the last value that was read",
    arguments: UnwrappedLast.laws)
  func last(_ law: Law) throws {
    for usesProof in [true, false] {
      let verdict = try #require(
        try verdict(on: law, of: UnwrappedLast.self, seed: 1, usesProof: usesProof))
      #expect(verdict.kind != .broken)
    }
  }

  @Test("must be the last value if the model promises it", arguments: [true, false])
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

/// Rows whose bindings, once their row is gone, read what they read last.
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

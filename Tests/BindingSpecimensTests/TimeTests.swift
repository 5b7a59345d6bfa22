import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A law of time` {
  /// The laws of time that systems break.
  ///
  /// `CI/same` records the smallest cases in order of size.
  private static let broken = allSpecimens.filter { families.contains($0.family) }
    .flatMap { specimen in
      specimen.breaks.filter(LawSet.time.contains).map { (system: specimen, law: $0) }
    }

  private static let families: Set<String> = ["time", "stores"]

  @Test func `is broken by specimens of each family`() {
    #expect(Set(Self.broken.map(\.system.family)) == Self.families)
  }

  @Test("has the same smallest case at random as in order of size", arguments: broken)
  func randomMinima(_ system: JudgedSystem, _ law: Law) throws {
    let smallest = try system.verdict(on: law)?.counterexample?.trace
    for seed in 1...(isFullRun ? 5 : 1) as ClosedRange<UInt64> {
      let options = CheckOptions(seed: Seed(seed)).with(\.usesShortlex, false).withoutProof
      let found = try #require(try system.verdict(on: law, options)?.counterexample)
      #expect(found.trace == smallest)
    }
  }

  @Test func `is upheld by sets that overtake, and by sets that give way`() throws {
    #expect(try check(Overtaken.self, obeys: .pendingSurvives)?.kind == .upheld)
    #expect(try check(LandsIfAsBefore.self, obeys: .pendingSurvives)?.kind == .upheld)
  }

  @Test func `is broken if only the first set lands`() throws {
    #expect(try check(OnlyFirstLands.self, obeys: .deferredArrives)?.kind == .broken)
  }
}

/// A number that two fields show.
private struct TwoFields: WholeModel {
  typealias Port = Int
  typealias Value = Int
  var ports: [Int] { [0, 1] }
  var bases: [Int]? { [0, 1, 2] }
}

/// Two fields, of which the first lands after the second, however they were set.
private struct Overtaken: ClockedSystem {
  static let model = TwoFields()
  let source: Source<Int>
  let pending = Pending<Int>()

  func set(_ value: Int, at port: Int, _ transaction: String?) {
    pending.clock.after(port == 0 ? .answer : .nextTurn) { [source] in source.value = value }
  }
}

/// Two fields whose sets land only if the number is what it was at the set.
private struct LandsIfAsBefore: ClockedSystem {
  static let model = TwoFields()
  let source: Source<Int>
  let pending = Pending<Int>()

  func set(_ value: Int, at port: Int, _ transaction: String?) {
    let before = source.value
    pending.clock.after(.nextTurn) { [source] in
      if source.value == before { source.value = value }
    }
  }
}

/// A switch whose first set lands, and after that none.
private struct OnlyFirstLands: ClockedSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  let pending = Pending<Bool>()

  /// Keeps what has landed as pending, and then lands nothing more.
  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) {
    pending.land(after: .nextTurn) { [source, pending] in
      if pending.value == nil {
        source.value = isOn
        pending.value = isOn
      }
    }
  }
}

import Dispatch
import Foundation
import TestSupport

/// Statics, the clock and chance make instances differ that are made alike.
@Suite(.serialized) struct `Memory outside an instance` {
  @Test("is seen under any seed, and nothing is proved:", arguments: forgetful)
  fileprivate func seen(_ system: SystemType) throws {
    for seed in someSeeds(of: 20) {
      let found = try verdicts(on: system, Seed(seed))
      #expect(!found.isEmpty)
      #expect(!found.contains { $0.kind == .proved })
      // A case that does not always fail shows such a memory, too.
      let isSeen = found.contains { verdict in
        verdict.kind == .flaky || verdict.kind == .broken && aboutMemory.contains(verdict.law.id)
      }
      #expect(isSeen, "\(found.map { "\($0.law.id) \($0.kind)" })")
    }
  }

  /// Only the first cases of a process meet such a memory, and a proof begins after them.
  ///
  /// get-pure is judged first: without a second look at its first cases, it would be proved.
  @Test func `lets no law be proved, even if the first set ends it`() throws {
    for seed in someSeeds(of: 20) {
      ColdStart.isWarm = false
      let checker = try LawChecker(ColdStart.self, options: CheckOptions(seed: Seed(seed)))
      let verdicts = try LawSet.honesty.laws.compactMap { try checker.verdict(on: $0) }
      #expect(verdicts.first?.law.id == Law.getPure.id)
      #expect(!verdicts.contains { $0.kind == .proved }, "\(seed): \(verdicts.map(\.headline))")
    }
  }

  /// Returns the verdicts of some laws that memory breaks, and of some that it may leave as they are.
  private func verdicts<System: BindingSystem>(
    on system: System.Type, _ seed: Seed
  ) throws -> [Verdict] {
    let laws: [Law] = [
      .setGet, .setSet, .historyIndependent,
      .readTransparent, .coherent, .conforms,
    ]
    let checker = try LawChecker(system, options: CheckOptions(seed: seed, cases: 100))
    return try laws.compactMap { try checker.verdict(on: $0) }
  }
}

/// The ids of the laws that memory breaks.
private let aboutMemory = [
  Law.historyIndependent, .coherent, .readTransparent,
].map(\.id)

private typealias SystemType = any (BindingSystem & SendableMetatype).Type

private let forgetful: [SystemType] = [
  ThirdSetOfAll.self, NewestOfAll.self, SeededByClock.self, ReadByChance.self,
]

/// A flag that drops every third set, counted over all instances.
private struct ThirdSetOfAll: ModelledSystem {
  static let model = FlagModel()
  nonisolated(unsafe) static var sets = 0
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: FlagModel.Port) {
    Self.sets += 1
    if Self.sets % 3 != 0 { source.value = isOn }
  }
}

/// A flag that drops the first set of all instances.
private struct ColdStart: ModelledSystem {
  static let model = FlagModel()
  nonisolated(unsafe) static var isWarm = false
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: FlagModel.Port) {
    if Self.isWarm { source.value = isOn }
    Self.isWarm = true
  }
}

/// A flag that only the newest binding of all instances can set.
private struct NewestOfAll: BindingSystem {
  static let model = FlagModel()
  nonisolated(unsafe) static var newest = 0
  let source: Source<Bool>

  func binding(_ port: FlagModel.Port) -> Accessor<Bool> {
    Self.newest += 1
    let own = Self.newest
    return Accessor(
      get: { source.value }, set: { if own == Self.newest { source.value = $0 } })
  }
}

/// A flag that drops every third set, counted from a number that the clock gives.
private struct SeededByClock: ModelledSystem {
  static let model = FlagModel()
  /// The count begins at 0, 1 or 2, whichever it is when the clock is asked.
  final class Count { var sets = Int(DispatchTime.now().uptimeNanoseconds / 64 % 3) }
  let source: Source<Bool>
  let count = Count()

  func set(_ isOn: Bool, at port: FlagModel.Port) {
    count.sets += 1
    if count.sets % 3 != 0 { source.value = isOn }
  }
}

/// A flag that reads at random.
private struct ReadByChance: ModelledSystem {
  static let model = FlagModel()
  let source: Source<Bool>

  func get(_ port: FlagModel.Port) -> Bool { source.value != Bool.random() }
}

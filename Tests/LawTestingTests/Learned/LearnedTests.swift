import LawTesting
import TestSupport

/// A system without a model, and the law that finds its fault by this trace, if it has one.
private struct Learned: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  var fault: Law?
  var trace = ""
  private let judged: () throws -> [Verdict]

  init<System: LearnedSystem>(
    _ system: System.Type, breaks fault: Law? = nil, _ trace: String = ""
  ) {
    (testDescription, self.fault, self.trace) = ("\(system)", fault, trace)
    judged = {
      let checker = try LawChecker(system)
      return try LawSet.learned.laws.compactMap { try checker.verdict(on: $0) }
    }
  }

  func verdicts(_ kinds: Set<Verdict.Kind>) throws -> [Verdict] {
    try judged().filter { kinds.contains($0.kind) }
  }

  /// Beside those of the shelf, which are tried without their models.
  static let lawful = [
    Learned(MutableVolume.self), Learned(ChoreByID.self), Learned(LockableTag.self),
  ]

  static let faulty = [
    Learned(
      WholeCaptured.self, breaks: .setLocal,
      "start (a: off, b: off, sum: 0); hold a; set b on; set held a on"),
    Learned(
      LateCommit.self, breaks: .historyIndependent,
      "start .low; set value .high; set value .high"),
    Learned(RepairingGetter.self, breaks: .getPure, "start 3; get value"),
    Learned(SelectingWhenMade.self, breaks: .derivePure, "start nil; derive low"),
    Learned(
      OrderShown.self, breaks: .disjointSetsCommute,
      "start (a: off, b: off, sum: 0); set b on; set a on"),
    Learned(LevelTags.self, breaks: .getSet, "start .high; set low off"),
  ]
}

@Suite struct `What is learned of new systems` {
  @Test("accuses no lawful binding of unusual shape", arguments: Learned.lawful)
  private func lawful(_ system: Learned) throws {
    let found = try system.verdicts([.broken, .flaky, .gaveUp, .crashed, .timedOut, .notJudged])
    #expect(found.map(\.headline) == [])
    #expect(try system.verdicts([.upheld, .proved]).count >= 10)
  }

  @Test("lets the law find the fault that is made for it", arguments: Learned.faulty)
  private func faulty(_ system: Learned) throws {
    let law = try #require(system.fault).id
    let found = try #require(try system.verdicts([.broken]).first { $0.law.id == law })
    #expect(found.counterexample?.trace.joined(separator: "; ") == system.trace)
  }

  @Test func `says that a set is lost where neither starts nor values are listed`() throws {
    let verdicts = try LawSet.learned.laws.compactMap { try check(CappedNumber.self, obeys: $0) }
    #expect(verdicts.contains { $0.kind == .broken })
  }

  @Test func `is flaky where two new systems differ`() throws {
    let verdict = try #require(try check(CoinToss.self, obeys: .conforms))
    #expect(verdict.kind == .flaky)
    #expect(
      verdict.remark
        == "two new systems do not do the same: after start off; set value on one has on, "
        + "the next off")
  }
}
